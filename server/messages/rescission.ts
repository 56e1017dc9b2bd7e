import type { Application } from '@hearthline/database/stores/application/application.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import { nobodyCanceled } from '@hearthline/journey/steps/rescission.ts';
import { dayAtProperty, timeZoneAtProperty } from '@hearthline/journey/today.ts';
import { addDays, dateInZone } from '@hearthline/rules/dates.ts';
import { fundingDates } from '@hearthline/rules/regulation/funding-dates.ts';
import type { Message } from './copy.ts';

/**
 * What everyone with the right to cancel is told when it happens: each of them, at once (12 CFR 1026.15(b)). Null for any other fact.
 * @param path of the person's own page; absent for the borrower.
 */
export function rescissionMessage(fact: Fact, { facts }: Application, at: Date, path?: string): Message | null {
  const zone = timeZoneAtProperty(facts);
  const link = path === undefined ? {} : { path };
  switch (fact.type) {
    case 'rescissionNoticed': {
      const fundsFrom = dateInZone(new Date(fact.endsAt), zone);
      return { kind: 'RESCISSION_STARTED', data: { endsOn: addDays(fundsFrom, -1), fundsFrom, ...link } };
    }
    case 'documentsMade': {
      const until = facts.closing.rescission?.mailUntil;
      return fact.package === 'CONFIRMATION' && until
        ? { kind: 'NON_RESCISSION_ASKED', data: { mailUntil: addDays(dateInZone(new Date(until), zone), -1), ...link } }
        : null;
    }
    case 'rescissionEnded':
    case 'nonRescissionConfirmed':
    case 'rescissionMailArrived': {
      if (!nobodyCanceled(facts)) return null;
      const today = dayAtProperty(facts, at);
      // Whatever had to end has ended by the day before.
      const course = { today, clearAfter: addDays(today, -1), recordedOn: null, sentOn: null, settledOn: null };
      return { kind: 'RESCISSION_ENDED', data: { expected: fundingDates(course).arrives, ...link } };
    }
    case 'rescinded':
      return fact.dueOn === undefined ? null : { kind: 'RESCINDED', data: { refundBy: fact.dueOn, ...link } };
    case 'rescissionUnwound':
      return { kind: 'RESCISSION_UNWOUND', data: { ...link } };
    default:
      return null;
  }
}
