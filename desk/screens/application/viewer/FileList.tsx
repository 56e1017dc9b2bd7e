import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import { Link } from '@tanstack/react-router';
import { type ComponentProps, type JSX, useEffect, useRef } from 'react';
import { lenderName } from '../../../services/lender.ts';
import { useWhen } from '../parts.tsx';
import { VIEWER } from './copy.ts';
import { type DeskFile, grouped } from './files.ts';
import classes from './Viewer.module.css';

type State = NonNullable<DeskFile['state']>;
const KINDS: Readonly<Record<State, NonNullable<ComponentProps<typeof Tag>['kind']>>> = {
  SCANNING: 'waiting',
  REFUSED: 'err',
  RECEIVED: 'plain',
  WAITING: 'warn',
  ACCEPTED: 'ok',
  REJECTED: 'err',
  SIGNED: 'ok',
  EARLIER: 'plain',
};
export const StateTag = ({ state }: { readonly state: State }): JSX.Element => <Tag kind={KINDS[state]}>{VIEWER.state[state]}</Tag>;

/** What the title of its group says already. */
const SAID: ReadonlySet<State> = new Set(['WAITING', 'RECEIVED', 'EARLIER']);

/** Every file by group; each is a link that can be sent to a colleague. */
export function FileList({ files, current }: { readonly files: readonly DeskFile[]; readonly current: string | undefined }): JSX.Element {
  const when = useWhen();
  const list = useRef<HTMLElement>(null);
  // a key may lead beyond what the list shows; only the list is scrolled, never the page
  useEffect(() => {
    const { current: box } = list;
    const link = box?.querySelector<HTMLElement>('[aria-current]');
    if (!box || !link) return;
    const { offsetTop: top, offsetHeight: height } = link;
    if (top < box.scrollTop || top + height > box.scrollTop + box.clientHeight) box.scrollTop = top - box.clientHeight / 3;
  }, [current]);
  return (
    <nav ref={list} className={classes.list} aria-label={VIEWER.title}>
      {grouped(files).map(({ group, files: own }) => (
        <section key={group} aria-label={VIEWER.groups[group]}>
          <h2 className={classes.group}>
            {VIEWER.groups[group]} <span className="muted num">{own.length}</span>
          </h2>
          <ul>
            {own.map(({ id, name, state, from, at, pages }) => (
              <li key={id}>
                <Link to="." resetScroll={false} search={(kept: object) => ({ ...kept, file: id })} className={classes.file}>
                  <span className={classes.line}>
                    <span className={classes.name}>{name}</span>
                    {state !== null && !SAID.has(state) && <StateTag state={state} />}
                  </span>
                  <span className={classes.about}>
                    <span>{[from ?? lenderName(), ...(pages === null ? [] : [VIEWER.pages(pages)])].join(' · ')}</span>
                    <span>{when(at)}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
