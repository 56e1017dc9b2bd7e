import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import type { JSX, ReactNode } from 'react';
import { formatCurrency } from '@hearthline/kit/format/format.ts';
import type { Conditions } from '../api.ts';
import { isDay } from '../../../parts/format.ts';
import { useWhen } from '../parts.tsx';
import { VIEWER } from './copy.ts';
import { StateTag } from './FileList.tsx';
import type { DeskFile, Document, Upload } from './files.ts';
import classes from './Viewer.module.css';

type Condition = Conditions['conditions'][number];
type FilePanelProps = {
  readonly file: DeskFile;
  readonly condition: Condition | undefined;
  /** What is done about it. */
  readonly children?: ReactNode;
};

/** What is known of a file, and what was read from it. */
export function FilePanel({ file, condition, children }: FilePanelProps): JSX.Element {
  return (
    <aside className={classes.panel} aria-label={VIEWER.panel}>
      {file.state !== null && (
        <p>
          <StateTag state={file.state} />
        </p>
      )}
      {children}
      {file.upload ? <ReceivedFields upload={file.upload} condition={condition} /> : <MadeFields document={file.document} />}
    </aside>
  );
}

const Pair = ({ label, children }: { readonly label: string; readonly children: ReactNode }): JSX.Element => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

function ReceivedFields({ upload: u, condition }: { readonly upload: Upload; readonly condition: Condition | undefined }): JSX.Element {
  const when = useWhen();
  return (
    <>
      {u.read !== null && (
        <section>
          <h3 className={classes.group}>{u.read.from}</h3>
          {u.read.at !== null && <p className="small muted">{when(u.read.at)}</p>}
          <dl className={classes.pairs} data-private="">
            {u.read.rows.map(({ label, value, finding }) => (
              <Pair key={label} label={label}>
                {typeof value === 'number' ? formatCurrency(value) : value !== null && isDay(value) ? when(value) : value}
                {finding !== null && <Tag kind={finding.ok ? 'ok' : 'warn'}>{finding.text}</Tag>}
              </Pair>
            ))}
          </dl>
        </section>
      )}
      <dl className={classes.pairs}>
        <Pair label={VIEWER.from}>{u.sentBy}</Pair>
        <Pair label={VIEWER.received}>{when(u.sentAt)}</Pair>
        <Pair label={VIEWER.answers}>
          {condition === undefined ? VIEWER.noCondition : condition.closedAt === null ? condition.title : VIEWER.ended(condition.title)}
        </Pair>
        <Pair label={VIEWER.check}>{u.check}</Pair>
        {u.judgedAt !== null && <Pair label={VIEWER.judged}>{when(u.judgedAt)}</Pair>}
        {u.reason !== null && <Pair label={VIEWER.reason}>{u.reason}</Pair>}
        {u.pages !== null && <Pair label={VIEWER.length}>{VIEWER.pages(u.pages)}</Pair>}
      </dl>
      <Details>
        <Pair label={VIEWER.fileName}>{u.label}</Pair>
        <Pair label={VIEWER.size}>{VIEWER.kilobytes(u.bytes)}</Pair>
        {u.sha256 !== null && <Hash sha256={u.sha256} />}
      </Details>
    </>
  );
}

function MadeFields({ document: d }: { readonly document: Document }): JSX.Element {
  const when = useWhen();
  const signatures = [
    ...d.signedBy.map(({ name, at }) => VIEWER.signed(name, when(at))),
    ...d.accompanies.map(({ name, at }) => VIEWER.accompanies(name, when(at))),
  ];
  const deliveries = d.deliveries.map(({ to, how, at, stage }) => VIEWER.sent(to, how, when(at)) + (stage === null ? '' : `, ${stage}`));
  return (
    <>
      <dl className={classes.pairs}>
        <Pair label={VIEWER.made}>{when(d.madeAt)}</Pair>
        {d.owner !== null && <Pair label={VIEWER.owner}>{d.owner}</Pair>}
        {d.pages !== null && <Pair label={VIEWER.length}>{VIEWER.pages(d.pages)}</Pair>}
      </dl>
      <Lines title={VIEWER.signatures} lines={signatures} />
      <Lines title={VIEWER.deliveries} lines={deliveries} />
      <Details>
        <Pair label={VIEWER.ownTitle}>{d.title}</Pair>
        <Pair label={VIEWER.version}>{d.version}</Pair>
        <Hash sha256={d.sha256} />
      </Details>
    </>
  );
}

const Lines = ({ title, lines }: { readonly title: string; readonly lines: readonly string[] }): JSX.Element | null =>
  lines.length === 0 ? null : (
    <section>
      <h3 className={classes.group}>{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line} className="small">
            {line}
          </li>
        ))}
      </ul>
    </section>
  );

const Details = ({ children }: { readonly children: ReactNode }): JSX.Element => (
  <details className={classes.details}>
    <summary>{VIEWER.details}</summary>
    <dl className={classes.pairs}>{children}</dl>
  </details>
);

const Hash = ({ sha256 }: { readonly sha256: string }): JSX.Element => (
  <Pair label={VIEWER.hash}>
    <code title={sha256}>{sha256.slice(0, 12)}</code>
  </Pair>
);
