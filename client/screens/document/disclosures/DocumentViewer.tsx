import { keyedByIndex } from '@hearthline/kit/styles/keyed-by-index.ts';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import { useQuery } from '@tanstack/react-query';
import { type JSX, useEffect, useRef, type ReactNode } from 'react';
import { Loaded } from '../../../parts/requests/Loaded.tsx';
import { applicationApi } from '../../../services/application.ts';
import classes from './Documents.module.css';
import { COPY } from './copy.ts';
import { type Document, paragraphsOf } from './documents.ts';

type DocumentTextProps = { readonly body: string; /** Below the text. */ readonly children?: ReactNode };

/** The text of a document, styled the same for every brand; its title is above it. */
export function DocumentText({ body, children }: DocumentTextProps): JSX.Element {
  return (
    <article className={classes.sheet}>
      {keyedByIndex(paragraphsOf(body)).map(({ key, row }) => (
        <p key={key}>{row}</p>
      ))}
      {children}
    </article>
  );
}

/** The visible share of the last line that counts as read (B §5: end of the document at 25 % visibility). */
const SEEN = 0.25;

/** The last line: calls `onSeen` once it has been in view. */
function End({ onSeen }: { onSeen: () => void }): JSX.Element {
  const line = useRef<HTMLParagraphElement>(null);
  const latestOnSeen = useRef(onSeen);
  useEffect(() => {
    latestOnSeen.current = onSeen;
  });
  useEffect(() => {
    if (!line.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) latestOnSeen.current();
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

type DocumentViewerProps = {
  readonly uuid: string;
  /** The kind is the id of the scrolling box: the error summary links to it. */
  readonly document: Document;
  readonly isRead: boolean;
  readonly onRead: () => void;
};

/** A document in the page that must be read to its end. */
export function DocumentViewer({ uuid, document: { kind, title }, isRead, onRead }: DocumentViewerProps): JSX.Element {
  const query = useQuery(applicationApi(uuid).disclosure(kind));
  return (
    <div className={classes.viewer}>
      <div className={classes.bar}>
        <h2 id={`${kind}-title`}>{title}</h2>
        <span role="status">{isRead ? <Tag kind="ok">{COPY.atEnd}</Tag> : <Tag>{COPY.toEnd}</Tag>}</span>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling box must be reachable by keyboard */}
      <div id={kind} className={classes.scroll} tabIndex={0} role="region" aria-labelledby={`${kind}-title`}>
        <Loaded query={query} label={COPY.reading}>
          {(text) => (
            <DocumentText body={text.body}>
              <End onSeen={onRead} />
            </DocumentText>
          )}
        </Loaded>
      </div>
    </div>
  );
}
