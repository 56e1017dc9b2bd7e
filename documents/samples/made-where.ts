import { isTexasHomestead } from '@hearthline/rules/offers/limits.ts';
import type { DocumentKind } from '../templates/document-data.ts';
import type { DocumentCase } from './cases.ts';

type Where = (about: DocumentCase) => boolean;

const home: Where = ({ occupancy }) => occupancy === 'HOME';
const inTexas: Where = ({ state, occupancy }) => isTexasHomestead(state, occupancy);
const inNewYork: Where = ({ state }) => state === 'NY';

/** Where a kind of document is made; a kind without a row everywhere. */
const ONLY: Readonly<Partial<Record<DocumentKind, Where>>> = {
  NY_CONSUMER_REPORT_NOTICE: inNewYork,
  NY_APPLICATION_DISCLOSURES: inNewYork,
  NY_MORTGAGE_PAMPHLET: inNewYork,
  TEXAS_EQUITY_NOTICE: inTexas,
  TEXAS_EQUITY_NOTICE_ES: inTexas,
  TEXAS_CLOSING_COSTS: inTexas,
  TEXAS_FAIR_MARKET_VALUE: inTexas,
  NON_RESCISSION_CONFIRMATION: home,
  RESCISSION_RECORD: home,
  NOTICE_OF_RIGHT_TO_CANCEL: home,
};

/** Whether a kind of document is made in a case at all. */
export const isMade = (kind: DocumentKind, about: DocumentCase): boolean => ONLY[kind]?.(about) ?? true;
