import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { Dialog } from '@hearthline/kit/dialog/Dialog.tsx';
import { EmptyState } from '@hearthline/kit/skeleton/EmptyState.tsx';
import { deskPreviewList } from '@hearthline/web/operations/desk.ts';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { keepPreviousData } from '@tanstack/react-query';
import { type JSX, useState } from 'react';
import { $api } from '../../../services/api.ts';
import { labelOf } from '../labels.ts';
import classes from './Preview.module.css';
import { type Listed, ThingList } from './ThingList.tsx';
import { type PreviewOf, ThingView, type View } from './ThingView.tsx';

type PreviewDialogProps = { readonly of: PreviewOf; readonly onClose: () => void };

/** What a change does to what borrowers get, over the page where it is typed or waits: closing it leads back, and nothing typed is lost. */
export function PreviewDialog({ of, onClose }: PreviewDialogProps): JSX.Element {
  const [person, setPerson] = useState<string | null>(null);
  const [view, setView] = useState<View>('390');
  const [chosen, setChosen] = useState<Pick<Listed, 'group' | 'kind'> | null>(null);
  const query = $api.useRead(deskPreviewList, { body: { of, ...(person !== null && { person }) } }, { placeholderData: keepPreviousData });
  return (
    <Dialog open full tall title="Preview" onClose={onClose}>
      <Loaded query={query}>
        {(list) => {
          if (list.problems.length > 0)
            return (
              <Alert kind="err" title="This cannot be shown yet">
                <ul>
                  {list.problems.map(({ field, message }) => (
                    <li key={field + message}>{field === '' ? message : `${labelOf(field)}: ${message}`}</li>
                  ))}
                </ul>
                <Button variant="outline" compact onClick={onClose}>
                  Back
                </Button>
              </Alert>
            );
          const isChosen = ({ group, kind }: Listed): boolean => group === chosen?.group && kind === chosen.kind;
          // where there is room beside the list, the first that differs is there at once
          const thing = list.things.find(isChosen) ?? list.things.find(({ differs }) => differs);
          return (
            <div className={classes.page} data-open={chosen ? 'thing' : 'list'}>
              <ThingList list={list} chosen={thing} onPerson={setPerson} onThing={setChosen} />
              {thing && list.person !== null ? (
                <ThingView
                  key={`${thing.group} ${thing.kind}`}
                  of={of}
                  person={list.person}
                  thing={thing}
                  view={view}
                  onView={setView}
                  onBack={() => setChosen(null)}
                />
              ) : (
                <div className={classes.shown}>
                  <EmptyState title="Choose what you want to see">Each is shown as it is now, and as the change makes it.</EmptyState>
                </div>
              )}
            </div>
          );
        }}
      </Loaded>
    </Dialog>
  );
}
