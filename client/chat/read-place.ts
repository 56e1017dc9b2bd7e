import type { ChatPlan } from './chat-plan.ts';
import type { Availability } from './port.ts';

/** How the chat is set up here, and whether people answer now. @throws ApiError where the setup cannot be read */
export async function readPlace({
  readAvailability,
  readOpen,
  providerOf,
}: Pick<ChatPlan, 'readAvailability' | 'readOpen' | 'providerOf'>): Promise<{
  readonly availability: Availability;
  readonly isOpen: boolean;
}> {
  const [availability, isOpen] = await Promise.all([readAvailability(), readOpen().catch(() => null)]);
  const isOwn = providerOf(availability) === 'embedded';
  return {
    // who is at a vendor's desk, and how long one waits there, is not known here
    availability: isOwn ? availability : { ...availability, isStaffed: true, waitMinutes: null },
    isOpen: isOpen ?? availability.isOpen,
  };
}
