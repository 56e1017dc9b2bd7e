import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { FACT_TOPICS, type FactTopic } from '@hearthline/journey/fact-sentences/row.ts';
import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { SelectField } from '@hearthline/kit/select-field/SelectField.tsx';
import { Note, Stack } from '@hearthline/kit/stack/Stack.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import { type JSX, useState } from 'react';
import { type Timeline, type TimelineQuery, useTimeline } from './api.ts';
import classes from './application.module.css';
import { COPY } from './copy.ts';
import { useWhen } from './parts.tsx';

const { timeline: copy } = COPY;
const TOPICS = [{ value: '', text: copy.all }, ...Object.entries(FACT_TOPICS).map(([value, text]) => ({ value, text: String(text) }))];

/** The log of facts, a page at a time, by topic, and whether its chain is intact. */
export function TimelineSection({
  uuid,
  topic,
  onTopic,
}: {
  readonly uuid: string;
  readonly topic: FactTopic | undefined;
  readonly onTopic: (topic: FactTopic | undefined) => void;
}): JSX.Element {
  return (
    <Card title={copy.title}>
      <Stack top={16}>
        <SelectField
          name="topic"
          label={copy.topic}
          options={TOPICS}
          empty={null}
          value={topic ?? ''}
          onChange={(event) => onTopic((event.target.value || undefined) as FactTopic | undefined)}
        />
      </Stack>
      <Pages key={topic ?? ''} uuid={uuid} query={topic ? { topic } : {}} />
    </Card>
  );
}

/** The pages read so far: each knows where the next begins. */
function Pages({ uuid, query }: { readonly uuid: string; readonly query: TimelineQuery }): JSX.Element {
  const [befores, setBefores] = useState<readonly (number | undefined)[]>([undefined]);
  return (
    <>
      {befores.map((before, at) => (
        <Page
          key={before ?? 0}
          uuid={uuid}
          query={before === undefined ? query : { ...query, before }}
          first={at === 0}
          onOlder={at === befores.length - 1 ? (next) => setBefores([...befores, next]) : undefined}
        />
      ))}
    </>
  );
}

type PageProps = {
  readonly uuid: string;
  readonly query: TimelineQuery;
  readonly first: boolean;
  readonly onOlder: ((next: number) => void) | undefined;
};
function Page({ uuid, query, first, onOlder }: PageProps): JSX.Element {
  const read = useTimeline(uuid, query);
  return (
    <Loaded query={read} empty={({ entries }) => (entries.length === 0 && first ? { title: copy.none, text: copy.noneText } : null)}>
      {({ chain, entries, next }) => (
        <>
          {first && <Chain chain={chain} />}
          <ol className={classes.rows}>
            {entries.map((entry) => (
              <Entry key={entry.seq} entry={entry} />
            ))}
          </ol>
          {next !== null && onOlder && (
            <Button variant="outline" compact onClick={() => onOlder(next)}>
              {copy.older}
            </Button>
          )}
        </>
      )}
    </Loaded>
  );
}

function Chain({ chain }: { readonly chain: Timeline['chain'] }): JSX.Element {
  if (!chain.intact)
    return (
      <Alert kind="err" title={copy.broken}>
        {copy.brokenText}
      </Alert>
    );
  return (
    <p className={classes.chain}>
      <Tag kind="ok">{copy.intact}</Tag> <span>{copy.intactText(chain.facts)}</span>
    </p>
  );
}

/** What staff wrote with an action: each says who reads it. */
const WRITTEN = ['note', 'textForBorrower'] as const;

function Entry({ entry }: { readonly entry: Timeline['entries'][number] }): JSX.Element {
  const when = useWhen();
  const { seq, sentence, by, source, at } = entry;
  return (
    <li id={`fact-${seq}`} tabIndex={-1}>
      <p className={classes.line}>
        <span>{sentence}</span>
        <time dateTime={at} className="small muted nowrap">
          {when(at)}
        </time>
      </p>
      <p className="small muted">
        {copy.by(by, source)} · {copy.fact(seq)}
      </p>
      {WRITTEN.map(
        (name) =>
          entry[name] !== null && (
            <Note top={4} key={name}>
              {copy[name]}: <span className={classes.text}>{entry[name]}</span>
            </Note>
          ),
      )}
    </li>
  );
}
