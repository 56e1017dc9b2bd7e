/**
 * Statements that the tables in memory do not model, by name or by the beginning of their text: a write is ignored, a read returns no rows. Any
 * other statement fails the journey, so that a renamed or new query is either modeled or listed here with its reason.
 */
export const UNMODELED: Readonly<Record<string, string>> = {
  'insert into profile_address (uuid,': 'written at registration; journeys read the address of the property',
  'statuses-before': 'the times of former statuses, for the page only',
  'set local role hearthline_underwriting': 'memory has no database roles',
  'insert into hmda.answer (application_uuid,': 'demographic answers are read by the register only',
  'insert into regulatory_deadline (id,': 'deadlines of Regulation B: the log is compared with the notices themselves',
  'update regulatory_deadline set ended_on': 'as above',
  'insert into notice (id,': 'a notice is sent by a sweep that the simulation does not run',
  'notification-insert': 'messages are sent by a sweep that the simulation does not run',
  'notifications-end': 'as above',
  'outbox-insert-person': 'as above',
  'select c.opt_in_out as answer,': 'no borrower consented to texts',
  'select 1 from timer': 'no reminder is due',
  'select min(due_at) as due': 'the day an application closes, in the words of a message',
  'select max(at) as at': 'the last sign of the borrower, in the words of a message',
  'insert into card_refusal (id,': 'what the vendor said of a card, for staff',
  'insert into alert_call (id,': 'what was said about an alert, for staff: whether it is verified is a fact',
  'identity-change-until': 'staff of the simulation change nobody’s identity data',
  'identity-changes-before': 'staff of the simulation change nobody’s identity data',
  'task-insert': 'a queue for staff; the simulation’s staff act on the status',
  'task-close': 'as above',
  'task-close-kinds': 'as above',
  'update throttle set tries = tries - 1': 'a try is given back where a vendor is down; the simulation’s limits are never reached',
  'condition-close': 'whether a condition is open is a fact',
  'conditions-open': 'as above',
  'requests-open': 'as above',
  'conditions-of': 'as above',
  'conditions-seen': 'when the borrower saw it, for the desk only',
  'condition-say': 'the words of a condition',
  'condition-reopen': 'as above',
};

const BEGINNINGS = Object.keys(UNMODELED).filter((name) => name.includes(' '));

const known = new Map<string, boolean>();

/** Whether a statement is on the list. */
export function isUnmodeled(name: string | undefined, text: string): boolean {
  if (name !== undefined) return Object.hasOwn(UNMODELED, name);
  let is = known.get(text);
  if (is === undefined) {
    const low = text.trim().replaceAll(/\s+/g, ' ').toLowerCase();
    is = BEGINNINGS.some((begins) => low.startsWith(begins));
    known.set(text, is);
  }
  return is;
}
