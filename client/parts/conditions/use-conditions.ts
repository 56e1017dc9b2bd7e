import { conditionCard, oldestFirst, type ConditionCard } from '@hearthline/journey/conditions.ts';
import { DOCUMENT_TYPES, type DocumentType } from '@hearthline/rules/conditions/document-types.ts';
import { useQuery } from '@tanstack/react-query';
import { applicationApi } from '../../services/application.ts';
import { useFollowing } from '../screen/followed.ts';

/** Milliseconds after which the list is read again while the page is seen (B §4). */
const EVERY_MS = 60_000;

/** A condition as its page shows it. */
export type ShownCondition = {
  readonly uuid: string;
  readonly category: string;
  readonly created: string;
  readonly actionNeeded: boolean;
  readonly card: ConditionCard;
  /** Kinds of the requested documents, one for each file. */
  readonly requested: readonly DocumentType[];
  /** How many files are requested. */
  readonly needed: number;
  readonly documents: readonly { readonly type: string; readonly state: string; readonly reason: string | null }[];
};

const typeOf = (name: string): DocumentType | undefined => DOCUMENT_TYPES.find((type) => type === name);

/** The type of the next file: the first requested one that was not sent as often as it is requested; then the last. */
export function nextType({ requested, documents, card }: Pick<ShownCondition, 'requested' | 'documents' | 'card'>): DocumentType {
  const sent = documents.filter(({ state }) => state !== 'REJECTED').map(({ type }) => type);
  const missing = requested.find((type) => {
    const at = sent.indexOf(type);
    if (at >= 0) sent.splice(at, 1);
    return at < 0;
  });
  return missing ?? requested.at(-1) ?? (card.action.kind === 'UPLOAD' ? card.action.documentType : 'SUPPORT');
}

/** The open conditions, oldest first, read again every minute while the page is seen. */
export function useConditions() {
  const followed = useFollowing();
  const { uuid } = followed;
  return useQuery({
    ...applicationApi(uuid).conditions(),
    refetchInterval: EVERY_MS,
    select: (conditions): readonly ShownCondition[] =>
      oldestFirst(conditions).map((condition) => ({
        uuid: condition.uuid,
        category: condition.categoryEnum,
        created: condition.created,
        actionNeeded: condition.actionNeeded,
        requested: condition.requestDocuments.flatMap((name) => typeOf(name) ?? []),
        needed: Math.max(1, condition.xtraData.numDocsRequired),
        documents: condition.documents,
        card: conditionCard({
          category: condition.categoryEnum,
          notes: condition.notes,
          commentsToBorrower: condition.commentsToBorrower,
          requestDocuments: condition.requestDocuments,
          numDocsRequired: condition.xtraData.numDocsRequired,
          accountMask: 'application' in followed ? (followed.application.disburseAccount?.mask ?? null) : null,
        }),
      })),
  });
}
