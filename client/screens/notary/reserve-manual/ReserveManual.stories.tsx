import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Answer } from '../../../samples/answers.ts';
import { sampleNotary } from '../../../samples/sample-notary.ts';
import { inApplication, screenParameters } from '../../../testing/screen-story.tsx';
import { COPY } from './copy.ts';
import { ReserveManual } from './ReserveManual.tsx';

const ROOT = '/service-application/api/v1/application/heloc/{uuid}/notary';
const profile = {
  name: { firstName: 'Grace', middleName: '', lastName: 'Happy', suffix: '' },
  phoneNumbers: [{ type: 'MOBILE', number: '6025550101' }],
};
const at = (answer: Answer, send: Answer = { data: { version: 11 } }) => ({
  parameters: screenParameters({
    screen: 'notary/reserve-manual',
    status: {
      status: 'MANUAL_DEED_SIGNING',
      decision: 'APPROVED',
      manualNotary: true,
      notaryDisclosure: 'IN_PROGRESS',
      closingDisclosure: 'COMPLETE',
    },
    answers: {
      [`GET ${ROOT}`]: answer,
      [`POST ${ROOT}/manual`]: send,
      [`DELETE ${ROOT}/manual`]: { data: { version: 11 } },
      'GET /service-profile/api/v1/profile': { data: profile },
    },
  }),
});
const times = sampleNotary().times;
const inPerson = (more: Parameters<typeof sampleNotary>[0] = {}): Answer => ({
  data: sampleNotary({ way: 'IN_PERSON', mayGoOnline: true, signers: [], ...more }),
});
const asked = {
  slots: [times[3] ?? '', times[20] ?? '', times[30] ?? ''],
  address: '101 Clear Path Ln, Phoenix, AZ 85004',
  office: null,
  phone: '6025550101',
};

const meta = { component: ReserveManual, decorators: [inApplication], ...at(inPerson()) } satisfies Meta<typeof ReserveManual>;
export default meta;
type Story = StoryObj<typeof meta>;

const choose = async (canvasElement: HTMLElement, rows: readonly (readonly [choice: string, day: number, time: number])[]) => {
  const canvas = within(canvasElement);
  for (const [choice, day, time] of rows) {
    const group = within(await canvas.findByRole('group', { name: choice }));
    const [days, hours] = [group.getByLabelText(/: day$/), group.getByLabelText('Time')];
    await userEvent.selectOptions(days, days.querySelectorAll('option')[day]?.value ?? '');
    await userEvent.selectOptions(hours, hours.querySelectorAll('option')[time]?.value ?? '');
  }
};
const submit = async (canvasElement: HTMLElement) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name: 'Request these times' }));

export const Form: Story = {};
export const NothingChosen: Story = {
  async play({ canvasElement }) {
    await submit(canvasElement);
    await expect(await within(canvasElement).findByRole('group', { name: /need a change/ })).toHaveTextContent(/First choice: day/);
  },
};
export const SameTimeTwice: Story = {
  async play({ canvasElement }) {
    await choose(canvasElement, [
      ['First choice', 1, 1],
      ['Second choice', 1, 1],
      ['Third choice', 2, 3],
    ]);
    await submit(canvasElement);
    await expect(await within(canvasElement).findByRole('group', { name: /needs a change/ })).toHaveTextContent(
      /other than the ones above/,
    );
  },
};
export const TakenMeanwhile: Story = {
  ...at(inPerson(), {
    refusal: {
      status: 409,
      code: 'conflict',
      message: 'This time is no longer available',
      errors: [{ field: 'slots.1', message: 'This time is no longer available' }],
    },
  }),
  async play({ canvasElement }) {
    await choose(canvasElement, [
      ['First choice', 1, 1],
      ['Second choice', 2, 2],
      ['Third choice', 3, 3],
    ]);
    await submit(canvasElement);
    await within(canvasElement).findAllByText('This time is no longer available');
  },
};
export const Elsewhere: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: /Somewhere else/ }));
    await submit(canvasElement);
    await canvas.findByRole('combobox', { name: 'Address of the meeting' });
  },
};
export const TexasOffice: Story = {
  ...at(inPerson({ reason: 'TEXAS_OFFICE', mayGoOnline: false, timeZone: 'America/Chicago' })),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { name: 'Choose three times to sign at an office' });
    await userEvent.click(await canvas.findByRole('radio', { name: /An attorney/ }));
  },
};
export const TexasRequested: Story = at(
  inPerson({ requested: { ...asked, address: null, office: 'ATTORNEY' }, reason: 'TEXAS_OFFICE', mayGoOnline: false, fee: 0 }),
);
export const Requested: Story = at(inPerson({ requested: asked }));
export const Confirmed: Story = {
  ...at(
    inPerson({
      requested: asked,
      meeting: { at: asked.slots[0] ?? '', notary: 'Sam Inkwell', place: 'Inkwell Mobile Notary, 12 Main Street' },
      mayGoOnline: false,
      reason: 'KBA_FAILED',
    }),
  ),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await canvas.findByText('Sam Inkwell');
    await canvas.findByText('Inkwell Mobile Notary, 12 Main Street');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the meeting' }));
    await expect(await canvas.findByRole('dialog')).toBeVisible();
  },
};
/** The times passed and nobody confirmed: said, with three new times to choose. */
export const Unconfirmed: Story = {
  ...at(inPerson({ isUnconfirmed: true, reason: 'TEXAS_OFFICE', mayGoOnline: false, fee: 0, timeZone: 'America/Chicago' })),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await canvas.findByText(COPY.unconfirmed);
    await canvas.findByText(/8 AM to 8 PM Central Time/);
    await expect(canvas.queryByText(/every owner/)).toBeNull();
    await canvas.findByRole('button', { name: COPY.submit });
  },
};
export const Missed: Story = at(inPerson({ missedBy: 'SIGNER' }));
export const NoTimeLeft: Story = at(inPerson({ times: [] }));
export const Loading: Story = at('never');
export const Offline: Story = at('offline');
