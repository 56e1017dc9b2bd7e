import { conditionsList } from '@hearthline/web/operations/service-conditions.ts';
import { conditionCard, oldestFirst } from '@hearthline/journey/conditions.ts';
import { useQueries } from '@tanstack/react-query';
import { $api } from '../../services/api/queries.ts';
import type { Application } from '../../services/application.ts';

/** Milliseconds after which the list is read again while the page is visible (A §7, B §4). */
const EVERY_MS = 60_000;

export type Request = {
  readonly id: string;
  readonly applicationUuid: string;
  readonly title: string;
  readonly description: string;
  readonly created: string;
  readonly isUpload: boolean;
};

/**
 * Conditions the borrower must meet on active applications, oldest first. A list that fails to load is left out: the page shows the rest.
 */
export function useRequests(applications: readonly Application[]): readonly Request[] {
  return useQueries({
    queries: applications.map(({ uuid }) => ({
      ...$api.read(conditionsList, { path: { uuid } }),
      refetchOnMount: 'always' as const,
      refetchInterval: EVERY_MS,
    })),
    combine: (answers) =>
      answers.flatMap(({ data = [] }, at) =>
        oldestFirst(data)
          .filter((condition) => condition.actionNeeded)
          .map((condition) => {
            const { title, description, action } = conditionCard({
              category: condition.categoryEnum,
              notes: condition.notes,
              commentsToBorrower: condition.commentsToBorrower,
              requestDocuments: condition.requestDocuments,
              numDocsRequired: condition.xtraData.numDocsRequired,
              accountMask: null,
            });
            return {
              id: condition.uuid,
              applicationUuid: applications[at]?.uuid ?? '',
              title,
              description,
              created: condition.created,
              isUpload: action.kind === 'UPLOAD',
            };
          }),
      ),
  });
}
