import { deskPreviewPdf, deskPreviewScreens, deskPreviewShow } from '@hearthline/web/operations/desk.ts';
import type { OperationBody } from '@hearthline/web/api/operation.ts';
import { Loaded, type Loading } from '@hearthline/web/requests/Loaded.tsx';
import { useQuery } from '@tanstack/react-query';
import { type JSX, useMemo, useState } from 'react';
import { $api, api } from '../../../services/api.ts';
import type { Drawn } from '@hearthline/web/preview.ts';
import classes from './Preview.module.css';
import { type ShownSide, Side } from './Side.tsx';

type Shown = OperationBody<'desk-preview-show'>;
export const SIDES = { BEFORE: 'Before', AFTER: 'After' } as const;
export type SideName = keyof typeof SIDES;

export type SidesProps = {
  readonly of: Shown['of'];
  readonly person: string;
  readonly thing: Shown['thing'] & { readonly title: string };
  /** Pixels of the page; null: its words. */
  readonly width: number | null;
  /** The one that is shown where there is no room for both. */
  readonly side: SideName;
  readonly save: (side: SideName) => (() => void) | undefined;
};

/** A screen of the borrower's app before and after: drawn by the app's own code, with its words as they are drawn. */
export function ScreenSides({ of, person, thing: { kind, title }, width, side }: SidesProps): JSX.Element {
  const query = $api.useRead(deskPreviewScreens, { body: { of, person } });
  const [words, setWords] = useState<Partial<Record<SideName, readonly string[]>>>({});
  const data = query.data;
  const drawn = useMemo(() => {
    const on = (site: NonNullable<typeof data>['after'] | undefined): Drawn | undefined =>
      site && data ? { kind: 'screen', path: kind, site, person: data.person } : undefined;
    return { BEFORE: on(data?.before), AFTER: on(data?.after) };
  }, [data, kind]);
  const shown = (one: SideName, other: SideName): ShownSide => {
    if (!drawn[one]) return null;
    const known = drawn[other] && words[other] ? new Set(words[other]) : null;
    return { title, html: null, lines: (words[one] ?? []).map((text) => ({ text, differs: known !== null && !known.has(text) })) };
  };
  const hear = useMemo(
    () => ({
      BEFORE: (lines: readonly string[]) => setWords((before) => ({ ...before, BEFORE: lines })),
      AFTER: (lines: readonly string[]) => setWords((before) => ({ ...before, AFTER: lines })),
    }),
    [],
  );
  const sideOf = (one: SideName, other: SideName): JSX.Element => (
    <Side name={SIDES[one]} side={shown(one, other)} width={width} drawn={drawn[one]} onWords={hear[one]} />
  );
  return (
    <Loaded query={query}>
      {() => (
        <div className={classes.sides} data-side={side}>
          {sideOf('BEFORE', 'AFTER')}
          {sideOf('AFTER', 'BEFORE')}
        </div>
      )}
    </Loaded>
  );
}

/** The pages of a document on one side, in the colors of that side's brand. */
function usePages({ of, person, thing: { kind, title } }: SidesProps, side: SideName, isAsked: boolean): Loading<Drawn> {
  const body = { of, person, kind, side };
  const site = $api.useRead(deskPreviewScreens, { body: { of, person } }, { enabled: isAsked });
  const file = useQuery({
    queryKey: [deskPreviewPdf, body],
    queryFn: async () => {
      const made: unknown = await api(deskPreviewPdf, { body, as: 'blob' });
      if (!(made instanceof Blob)) throw new TypeError('The reply is no file');
      return new Uint8Array(await made.arrayBuffer());
    },
    enabled: isAsked,
    staleTime: Infinity,
  });
  const css = side === 'BEFORE' ? site.data?.before?.css : site.data?.after?.css;
  const data = useMemo(
    (): Drawn | undefined => (file.data && css !== undefined ? { kind: 'document', title, file: file.data, css } : undefined),
    [file.data, css, title],
  );
  const again = (): unknown => Promise.all([site, file].filter((one) => one.error).map((one) => one.refetch()));
  return { data, error: file.error ?? site.error, isFetching: file.isFetching || site.isFetching, refetch: again };
}

/** A message or a document before and after. */
export function ThingSides(props: SidesProps): JSX.Element {
  const { of, person, thing, width, side, save } = props;
  const query = $api.useRead(deskPreviewShow, { body: { of, person, thing: { group: thing.group, kind: thing.kind } } });
  const { before, after } = query.data ?? {};
  const isDrawn = thing.group === 'DOCUMENT' && width !== null;
  const pages = {
    BEFORE: usePages(props, 'BEFORE', isDrawn && before != null),
    AFTER: usePages(props, 'AFTER', isDrawn && after != null),
  };
  const sideOf = (one: SideName, shown: ShownSide): JSX.Element => (
    <Side name={SIDES[one]} side={shown} width={width} pages={isDrawn ? pages[one] : undefined} save={save(one)} />
  );
  return (
    <Loaded query={query}>
      {(shown) => (
        <div className={classes.sides} data-side={side}>
          {sideOf('BEFORE', shown.before)}
          {sideOf('AFTER', shown.after)}
        </div>
      )}
    </Loaded>
  );
}
