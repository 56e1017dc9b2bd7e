/** A condition as the API lists it: one document requested and none sent, unless changed. */
export const sampleCondition = (categoryEnum: string, more: object = {}) => {
  const { requestDocuments = ['SUPPORT'] } = more as { requestDocuments?: readonly string[] };
  return {
    uuid: `condition-${categoryEnum}`,
    categoryEnum,
    created: '2026-11-20T10:00:00.000Z',
    notes: null,
    commentsToBorrower: null,
    requestDocuments,
    xtraData: { numDocsRequired: requestDocuments.length },
    actionNeeded: true,
    documents: [],
    ...more,
  };
};
