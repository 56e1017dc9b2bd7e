import { vendorPut, vendorsGet } from '@hearthline/web/operations/sandbox.ts';
import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { SelectField } from '@hearthline/kit/select-field/SelectField.tsx';
import { Note } from '@hearthline/kit/stack/Stack.tsx';
import { type JSX, useState } from 'react';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { problemMessage } from '@hearthline/web/requests/problem-message.ts';
import { $api, api, type Vendors as Known } from './api.ts';
import { COPY } from './copy.ts';
import classes from './sandbox.module.css';
import { wordsOf } from './formats.ts';

type Behavior = NonNullable<Known[number]['behavior']>;

/** How each simulated vendor replies. */
export function Vendors(): JSX.Element {
  const vendors = $api.useRead(vendorsGet);
  const [said, setSaid] = useState<{ readonly failed: boolean; readonly words: string } | null>(null);
  const set = async (names: readonly string[], behavior: Behavior, words: string): Promise<void> => {
    try {
      await Promise.all(names.map(async (name) => api(vendorPut, { path: { name }, body: { behavior } })));
      setSaid({ failed: false, words });
    } catch (error) {
      setSaid({ failed: true, words: problemMessage(error) });
    }
    await vendors.refetch();
  };
  return (
    <section className="section">
      <h2>{COPY.vendors.title}</h2>
      <Note top={4}>{COPY.vendors.intro}</Note>
      <Loaded query={vendors}>
        {(rows) => (
          <>
            <div className={classes.vendors}>
              {rows.map(({ name, does, behavior }) => (
                <SelectField
                  key={name}
                  label={wordsOf(name)}
                  hint={does}
                  name={`vendor-${name}`}
                  empty={behavior === null ? COPY.vendors.real : null}
                  value={behavior ?? ''}
                  options={Object.entries(COPY.vendors.behaviors).map(([value, text]) => ({ value, text }))}
                  onChange={({ target }) =>
                    void set(
                      [name],
                      target.value as Behavior,
                      COPY.vendors.set(wordsOf(name), COPY.vendors.behaviors[target.value as Behavior]),
                    )
                  }
                />
              ))}
            </div>
            <div className={`section ${classes.row}`}>
              <Button
                variant="outline"
                onClick={() =>
                  void set(
                    rows.filter(({ behavior }) => behavior !== 'normal').map(({ name }) => name),
                    'normal',
                    COPY.vendors.isReset,
                  )
                }
              >
                {COPY.vendors.reset}
              </Button>
            </div>
          </>
        )}
      </Loaded>
      {said && (
        <div className="section">
          <Alert kind={said.failed ? 'err' : 'ok'} title={said.words} live />
        </div>
      )}
    </section>
  );
}
