import { emailTags } from '../world/vendor/orders.ts';
import { personFor } from '../world/people.ts';

/** What the bureau knows about a consumer when it chooses a scenario. */
export interface SeenConsumer {
  readonly last: string;
  readonly ssn?: string | undefined;
  readonly street1?: string | undefined;
  readonly email?: string | undefined;
}

export type Behavior =
  | { readonly kind: 'FILE' }
  /** No credit file is found by name; with a social security number there is one. */
  | { readonly kind: 'NEEDS_SSN' }
  | { readonly kind: 'NEVER_FOUND' }
  /** Frozen or locked for the first `pulls` pulls. */
  | { readonly kind: 'CLOSED'; readonly as: 'FROZEN' | 'LOCKED'; readonly pulls: number }
  /** Open to soft pulls, frozen to hard ones for the first `pulls`. */
  | { readonly kind: 'CLOSED_TO_HARD'; readonly pulls: number }
  | { readonly kind: 'PIN'; readonly pin: string }
  | { readonly kind: 'MINOR' }
  | { readonly kind: 'ALERT'; readonly phone: string }
  /** Gateway time-out, every time. */
  | { readonly kind: 'DOWN' }
  /** Responds in an unexpected shape. */
  | { readonly kind: 'GARBLED' }
  /** Accepts the request and has the report later. */
  | { readonly kind: 'STUCK' };

const BY_PERSON: Readonly<Record<string, Behavior>> = {
  ghost: { kind: 'NEEDS_SSN' },
  phantom: { kind: 'NEVER_FOUND' },
  frost: { kind: 'CLOSED', as: 'FROZEN', pulls: 2 },
  locke: { kind: 'CLOSED', as: 'LOCKED', pulls: 2 },
  hardy: { kind: 'CLOSED_TO_HARD', pulls: 2 },
  pinn: { kind: 'PIN', pin: '1234567890' },
  timeout: { kind: 'DOWN' },
  minor: { kind: 'MINOR' },
  alert: { kind: 'ALERT', phone: '602-555-0116' },
};

const BY_TAG: Readonly<Record<string, Behavior>> = { unknown: { kind: 'GARBLED' }, stuck: { kind: 'STUCK' } };

/** By SSN, else last name, else street, else email tag; a tag refines how the bureau that "times out" does so (lending §5, persona 14). */
export function behaviorFor(consumer: SeenConsumer): Behavior {
  const byTag = emailTags(consumer.email)
    .map((tag) => BY_TAG[tag])
    .find((behavior) => behavior !== undefined);
  const byPerson = BY_PERSON[personFor(consumer)?.key ?? ''];
  if (byPerson?.kind === 'DOWN') return byTag ?? byPerson;
  return byPerson ?? byTag ?? { kind: 'FILE' };
}
