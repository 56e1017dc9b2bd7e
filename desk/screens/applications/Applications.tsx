import { deskApplicationsGet, deskColleaguesGet } from '@hearthline/web/operations/desk.ts';
import { STATES } from '@hearthline/rules/enums.ts';
import { STATE_NAMES } from '@hearthline/rules/labels.ts';
import { type JSX, useState } from 'react';
import { useMember } from '../../chrome/member.ts';
import { DeskPage } from '../../parts/page/DeskPage.tsx';
import { actsHere } from '../../parts/roles.ts';
import { CountTabs } from '../../parts/table/CountTabs.tsx';
import { DataTable } from '../../parts/table/DataTable.tsx';
import { type Filter, ListFilters, optionsOf } from '../../parts/table/ListFilters.tsx';
import { useList } from '../../parts/table/use-list.ts';
import { $api } from '../../services/api.ts';
import { PRODUCT_NAMES } from '../work/columns.tsx';
import { AssignOwner } from './AssignOwner.tsx';
import { columnsOf } from './columns.tsx';
import { COPY, NEXT, STAGES, WHICH } from './copy.ts';

const LATE = { true: 'Late' } as const;
const KNOWN = {
  stage: STAGES,
  next: NEXT,
  which: WHICH,
  state: STATE_NAMES,
  product: PRODUCT_NAMES,
  owner: null,
  late: LATE,
  least: null,
  loan: null,
};
const filtersOf = (owners: readonly { readonly uuid: string; readonly name: string }[]): readonly Filter[] => [
  {
    name: 'owner',
    label: COPY.owner,
    empty: COPY.everybody,
    options: [
      { value: 'mine', text: COPY.mine },
      { value: 'none', text: COPY.none },
      ...owners.map(({ uuid, name }) => ({ value: uuid, text: name })),
    ],
  },
  { name: 'next', label: 'Who acts', empty: 'Anybody', options: optionsOf(NEXT) },
  { name: 'late', label: 'Next deadline', empty: 'Any time', options: optionsOf(LATE) },
  { name: 'state', label: 'State', empty: 'Every state', options: STATES.map((value) => ({ value, text: STATE_NAMES[value] })) },
  { name: 'product', label: 'Product', empty: 'Every product', options: optionsOf(PRODUCT_NAMES) },
  { name: 'which', label: 'Which', empty: 'Open ones', options: optionsOf(WHICH) },
];

/** Every application of the lender: by stage, owner, who acts next and deadline; several are assigned at once. */
export function Applications(): JSX.Element {
  const { role, staffUuid } = useMember();
  const { table, query, inUse } = useList(deskApplicationsGet, KNOWN, '-since');
  const colleagues = $api.useRead(deskColleaguesGet, {});
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const mayAssign = role !== 'auditor';
  const toggle = (uuid: string): void =>
    setSelected((before) => new Set(before.has(uuid) ? [...before].filter((one) => one !== uuid) : [...before, uuid]));
  const rows = query.data?.rows ?? [];
  // what is not in view is not given away
  const here = new Set(rows.flatMap(({ uuid }) => (selected.has(uuid) ? [uuid] : [])));
  const { stage } = table.filters;
  const stages = query.data?.stages;
  const count = (of: string): number | undefined => stages && (stages.find((one) => one.stage === of)?.count ?? 0);
  return (
    <DeskPage title={COPY.title} intro={COPY.intro}>
      <CountTabs
        label={COPY.stages}
        tabs={[
          {
            key: 'all',
            title: COPY.all,
            isOpen: stage === undefined,
            count: stages?.reduce((sum, one) => sum + one.count, 0),
            onOpen: () => table.setFilters({ stage: undefined }),
          },
          ...Object.entries(STAGES)
            .filter(([key]) => key === stage || (count(key) ?? 0) > 0)
            .map(([key, title]) => ({
              key,
              title,
              isOpen: stage === key,
              count: count(key),
              onOpen: () => table.setFilters({ stage: key }),
            })),
        ]}
      />
      <ListFilters table={table} inUse={inUse} filters={filtersOf(colleagues.data ?? [])} />
      {mayAssign && (
        <AssignOwner
          selected={here}
          colleagues={colleagues.data ?? []}
          me={actsHere(role) ? staffUuid : null}
          onPage={() => setSelected(new Set(rows.map(({ uuid }) => uuid)))}
          onClear={() => setSelected(new Set())}
        />
      )}
      <DataTable
        label={COPY.title}
        columns={columnsOf(mayAssign ? { has: (uuid) => here.has(uuid), toggle } : null, staffUuid)}
        query={query}
        address={table}
        rowKey={({ uuid }) => uuid}
        empty={{ title: COPY.empty, text: COPY.emptyText }}
      />
    </DeskPage>
  );
}
