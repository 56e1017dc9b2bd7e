import { deskBannerChanges, deskBannersGet } from '@hearthline/web/operations/desk.ts';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { LiveRegion } from '@hearthline/kit/live-region/LiveRegion.tsx';
import { Stack } from '@hearthline/kit/stack/Stack.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import { BANNER_APPS, type BannerApp, shownBanners } from '@hearthline/rules/banners.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { type JSX, useState } from 'react';
import { useMember } from '../../chrome/member.ts';
import { DeskPage } from '../../parts/page/DeskPage.tsx';
import { type Column, DataTable } from '../../parts/table/DataTable.tsx';
import { useTable } from '../../parts/table/use-table.ts';
import type { Reply } from '@hearthline/web/api/operation.ts';
import { $api, queryClient } from '../../services/api.ts';
import { BannerForm } from './BannerForm.tsx';
import { APP_NAMES, type BannerRow, CHANGES, STATES, VARIANTS } from './copy.ts';
import { EndBanner } from './EndBanner.tsx';
import { Time } from '../../parts/zone.tsx';

type Change = Reply<'desk-banner-changes'>['rows'][number];

const whereOf = (apps: readonly string[]): string => apps.map((app) => APP_NAMES[app as BannerApp] ?? app).join(', ');

/** Whether pages show a banner now: each shows the two newest of its own. */
function stateOf(banner: BannerRow, all: readonly BannerRow[]): keyof typeof STATES {
  if (!banner.active) return 'ended';
  return BANNER_APPS.some((app) => shownBanners(all, app).some(({ uuid }) => uuid === banner.uuid)) ? 'shown' : 'behind';
}

const CHANGE_COLUMNS: readonly Column<Change>[] = [
  { key: 'at', title: 'When', cell: ({ at }) => <Time at={at} /> },
  { key: 'person', title: 'By', cell: ({ person }) => person },
  { key: 'action', title: 'Change', cell: ({ action }) => <span className="nowrap">{CHANGES[action]}</span> },
  { key: 'message', title: 'Message', cell: ({ message, variant }) => `${VARIANTS[variant].title}: ${message}` },
  { key: 'apps', title: 'Where', cell: ({ apps }) => whereOf(apps) },
];

type Open = { readonly kind: 'publish' } | { readonly kind: 'edit' | 'end'; readonly banner: BannerRow };

/** Messages above every page of the lender: published, edited and ended here; every change says who made it. An auditor reads them. */
export function Banners(): JSX.Element {
  const { role } = useMember();
  const mayChange = role !== 'auditor';
  const table = useTable('at');
  const [open, setOpen] = useState<Open | null>(null);
  const [done, setDone] = useState('');
  const banners = $api.useRead(deskBannersGet);
  const changes = $api.useRead(
    deskBannerChanges,
    { query: { ...(table.page > 1 && { page: String(table.page) }) } },
    { placeholderData: keepPreviousData },
  );
  const all = banners.data ?? [];
  const close = (): void => setOpen(null);
  const finished = (words: string): void => {
    close();
    setDone(words);
    void queryClient.invalidateQueries();
  };
  const columns: readonly Column<BannerRow>[] = [
    { key: 'message', title: 'Message', cell: ({ message }) => message },
    { key: 'variant', title: 'Kind', cell: ({ variant }) => <span className="nowrap">{VARIANTS[variant].title}</span> },
    { key: 'apps', title: 'Where', cell: ({ apps }) => whereOf(apps) },
    {
      key: 'state',
      title: 'On pages',
      cell: (banner) => {
        const { kind, text } = STATES[stateOf(banner, all)];
        return <Tag kind={kind}>{text}</Tag>;
      },
    },
    { key: 'created', title: 'Published', cell: ({ metadata: { createdAt } }) => <Time at={createdAt} /> },
    ...(mayChange
      ? [
          {
            key: 'change',
            title: 'Change',
            cell: (banner: BannerRow) =>
              banner.active && (
                <Stack row gap={16}>
                  <Button variant="text" aria-label={`Edit: ${banner.message}`} onClick={() => setOpen({ kind: 'edit', banner })}>
                    Edit
                  </Button>
                  <Button variant="text" aria-label={`End: ${banner.message}`} onClick={() => setOpen({ kind: 'end', banner })}>
                    End
                  </Button>
                </Stack>
              ),
          },
        ]
      : []),
  ];
  return (
    <DeskPage
      title="Banners"
      intro="Short messages above every page. A page shows the two newest that are meant for it."
      actions={mayChange && <Button onClick={() => setOpen({ kind: 'publish' })}>Publish a banner</Button>}
    >
      <LiveRegion words={done} />
      <DataTable
        label="Banners"
        columns={columns}
        query={{ ...banners, data: banners.data && { rows: banners.data, total: banners.data.length } }}
        address={table}
        isWhole
        rowKey={({ uuid }) => uuid}
        empty={{ title: 'No banner yet', text: 'Publish one, and every page shows it.' }}
      />
      <section className="section">
        <h2>Changes of banners</h2>
        <DataTable
          label="Changes of banners"
          columns={CHANGE_COLUMNS}
          query={changes}
          address={table}
          rowKey={({ id }) => id}
          empty={{ title: 'Nothing was changed', text: 'Who published, edited and ended a banner is listed here.' }}
        />
      </section>
      {(open?.kind === 'publish' || open?.kind === 'edit') && (
        <BannerForm banner={open.kind === 'edit' ? open.banner : null} onClose={close} onDone={finished} />
      )}
      {open?.kind === 'end' && <EndBanner banner={open.banner} onClose={close} onDone={finished} />}
    </DeskPage>
  );
}
