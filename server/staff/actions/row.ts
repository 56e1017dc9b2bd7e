/** What a staff action is: one row in a table of this folder, and nothing of it elsewhere. */
import type { StaffRole } from '@hearthline/contract/desk/roles.ts';
import type { MemberOf, StaffActionMembers, StaffActionName } from '@hearthline/contract/desk/staff-actions.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import type { NotarialAct } from '@hearthline/documents/esign/notarized.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import type { WorkStep } from '@hearthline/journey/facts/work-steps.ts';
import type { ChecklistStatus } from '@hearthline/journey/statuses.ts';
import { isOnWatchList } from '@hearthline/journey/steps/verification.ts';
import type { WorkKindCode } from '@hearthline/journey/work/kinds.ts';
import type { PoolClient } from 'pg';
import type { Context } from '../../config/context.ts';
import type { StaffPerson } from '../person.ts';
import type { Needed } from './authority.ts';
import type { TwoPersonRule } from './two-person-rules.ts';

/** A deed as a notary in person returned it, and what its certificate says. */
export type ReturnedDeed = { readonly pdf: Uint8Array; readonly act: Omit<NotarialAct, 'online'> };
/** What was sent, as the facts are made of it. */
type Members = Omit<StaffActionMembers, 'returned' | 'letter'> & { readonly returned: ReturnedDeed };
/** What no request carries: it comes from the path of another page, or from a stored proposal. */
type Behind = {
  /** Of add-condition: how many files are requested. */
  readonly files?: number | undefined;
  /** Of redrive: the one step that is started again; every failed one when absent. */
  readonly step?: WorkStep | undefined;
  /** Of record-rescission: the file of the letter, and the day on which it was first recorded as received. */
  readonly letterId?: string | undefined;
  readonly receivedOn?: string | undefined;
};
type Sent<M extends keyof Members> = { readonly [K in M]?: Members[K] | undefined } & Behind;

/** An action as the door performs it. */
export type StaffAction = Sent<keyof Members> & {
  readonly action: StaffActionName;
  /** The staff member; absent: the sandbox itself. */
  readonly as?: StaffPerson | undefined;
};

/** When an action is looked at. @property by the id of the person who would do it, or of the sandbox */
export type Moment = { readonly now: Date; readonly by: string };
export type Fits = (application: Application, moment: Moment) => boolean;

/** What the facts of an action are made of: its own members and no other, on the locked application. */
type Request<A extends StaffActionName> = Sent<Extract<MemberOf<A>, keyof Members>> &
  Moment & {
    readonly ctx: Context;
    readonly client: PoolClient;
    readonly as?: StaffPerson | undefined;
    /** The other person, by id, of an action that takes two. */
    readonly second?: string | undefined;
  };

/** Why this is refused to this person, on this condition, as it is asked; null where it is not. */
export type Check = (application: Application, asked: Pick<StaffAction, 'conditionUuid' | 'as' | 'note' | 'stage'>) => Problem | null;

/** How a form has a member. Null: this application does not need it. */
type Use = { readonly required: boolean; readonly label?: string } | null;
export type FieldUse = Use | ((application: Application) => Use);
export const required = (label?: string): Use => ({ required: true, ...(label !== undefined && { label }) });
export const optional = (label?: string): Use => ({ required: false, ...(label !== undefined && { label }) });

type Common = {
  readonly title: string;
  /** What happens once it is confirmed. */
  readonly does: string;
  /** It ends the application or refuses the borrower something. */
  readonly isHarsh?: true;
  /** It ends the application: it stands last. */
  readonly endsApplication?: true;
  /** Who may do it, repeated by hand in contract/testing/expected-staff-actions.ts. An administrator may do none (record 123). */
  readonly roles: readonly StaffRole[] | ((status: ChecklistStatus) => readonly StaffRole[]);
  /** The kinds of work that it ends: there it stands first. What no action names is ended by `clear`. */
  readonly ends?: readonly WorkKindCode[];
  /** Whether it is possible now: it is offered where it is, and refused where it is not. */
  readonly fits: Fits;
  /** Whether the list of actions offers it too, where it fits; by default it does. */
  readonly isOffered?: Fits;
  /** Why it does not fit, where there is more to say than that. */
  readonly refusal?: (application: Application, moment: Moment) => Problem | null;
  /** What a request is refused for besides: asked before it is proposed, and again on the locked application. */
  readonly check?: Check;
  /** It undoes a line that was canceled, and is possible on an ended application too. */
  readonly isAfterTheEnd?: true;
  /** The request has to say which version was read: it leaves evidence of a signature, or is about what its owner may exchange at the same moment. */
  readonly needsVersion?: true;
  /** The rules by which a second person approves it; the first that fits counts. */
  readonly twoPeople?: readonly TwoPersonRule[];
  /** What it takes of the authority of who decides it: above theirs, it is proposed to a colleague. */
  readonly needs?: (application: Pick<Application, 'facts' | 'status'>, asked: Partial<StaffAction>) => Needed | null;
  /** What it is about, where its fields do not say it: a second person approves the account, hold or payment that the first one read, and no other. */
  readonly basis?: (application: Application, client: PoolClient) => unknown;
  /** What is shown beside its form and its proposal. */
  readonly shows?: 'FUNDING_SHEET' | 'PAYEES' | 'WATCH_LIST';
};
export type Row<A extends StaffActionName> = Common & {
  /** The fields of its form, in order: every member of its request; the sheet is shown, not typed. */
  readonly fields: { readonly [M in Exclude<MemberOf<A>, 'sheetRead'>]: FieldUse };
  /** What it records. None: it does not fit what was sent. Throws Problem for what is missing in it. */
  readonly facts: (application: Application, request: Request<A>) => readonly Fact[] | Promise<readonly Fact[]>;
};
export type Rows<A extends StaffActionName> = { readonly [K in A]: Row<K> };
/** A row of whichever action. */
export type AnyRow = Common & {
  readonly fields: Readonly<Partial<Record<keyof StaffActionMembers, FieldUse>>>;
  readonly facts: Row<StaffActionName>['facts'];
};

/** What differs from the person whom a watch list names: asked where that is what stops the application. */
export const ofWatchList: FieldUse = ({ facts }) => (isOnWatchList(facts) ? required() : null);

export const always: Fits = () => true;
export const at =
  (...statuses: readonly ChecklistStatus[]): Fits =>
  ({ status }) =>
    statuses.includes(status);

/** Who acts, as the facts about a condition name them: by id. */
export const staffIdOf = ({ as }: { readonly as?: StaffPerson | undefined }): string => as?.uuid ?? 'sandbox';

/** The refusal of a request without what its action needs. */
export const missing = (field: string, message: string): Problem =>
  new Problem('invalid_request', { message, errors: [{ field, message }] });
