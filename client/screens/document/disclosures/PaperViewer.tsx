import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import { type JSX, useEffect, useRef } from 'react';
import { $api } from '../../../services/api/queries.ts';
import { Loaded } from '../../../parts/requests/Loaded.tsx';
import { PAPER_PATH, type Paper } from './papers.ts';
import classes from './Papers.module.css';
import { Sheet } from './Sheet.tsx';
import { COPY } from './copy.ts';

/** The part of the last line that has to be seen (B §5: end of the document at 25 % visibility). */
const SEEN = 0.25;

/** The last line: says once that it came into view. */
function End({ onSeen }: { onSeen: () => void }): JSX.Element {
  const line = useRef<HTMLParagraphElement>(null);
  const told = useRef(onSeen);
  useEffect(() => {
    told.current = onSeen;
  });
  useEffect(() => {
    if (!line.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) told.current();
      },
      { threshold: SEEN },
    );
    observer.observe(line.current);
    return () => observer.disconnect();
  }, []);
  return (
    <p ref={line} className={classes.end}>
      {COPY.end}
    </p>
  );
}

type PaperViewerProps = {
  readonly uuid: string;
  readonly paper: Paper;
  /** Of the box that scrolls; the error summary leads there. */ readonly id: string;
  readonly isRead: boolean;
  readonly onRead: () => void;
};

/** A paper in the page that has to be read to its end. */
export function PaperViewer({ uuid, paper: { kind, title }, id, isRead, onRead }: PaperViewerProps): JSX.Element {
  const asked = $api.useQuery('get', PAPER_PATH, { params: { path: { uuid, kind } } });
  return (
    <div className={classes.viewer}>
      <div className={classes.bar}>
        <h2 id={`${id}-title`}>{title}</h2>
        <span role="status">{isRead ? <Tag kind="ok">{COPY.atEnd}</Tag> : <Tag>{COPY.toEnd}</Tag>}</span>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls is reached by keyboard */}
      <div id={id} className={classes.scroll} tabIndex={0} role="region" aria-labelledby={`${id}-title`}>
        <Loaded asked={asked} label={COPY.reading}>
          {(text) => (
            <Sheet body={text.body}>
              <End onSeen={onRead} />
            </Sheet>
          )}
        </Loaded>
      </div>
    </div>
  );
}
