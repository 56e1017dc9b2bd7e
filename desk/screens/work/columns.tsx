import { Button } from '@hearthline/kit/button/Button.tsx';
import { DueTag } from '../../parts/DueTag.tsx';
import { durationText } from '../../parts/duration.ts';
import { wordsOf } from '../../parts/format.ts';
import { DeskLink } from '../../parts/page/DeskLink.tsx';
import type { Column } from '../../parts/table/DataTable.tsx';
import type { Reply } from '@hearthline/web/api/operation.ts';

export type Task = Reply<'desk-work-get'>['tasks'][number];

export const PRODUCT_NAMES: Readonly<Record<string, string>> = { HELOC: 'HELOC', CRYPTO: 'Crypto', MERCHANT: 'Merchant' };

/** The columns of the list; a task that nobody has is taken in its row. */
export const columnsOf = (take: (task: Task) => Promise<void>): readonly Column<Task>[] => [
  {
    key: 'task',
    title: 'Task',
    cell: ({ uuid, applicationUuid, title, priority }) => (
      <div>
        <DeskLink to={`/applications/${applicationUuid}`} search={{ task: uuid }}>
          {title}
        </DeskLink>
        {priority === 1 && <span className="small muted"> Urgent</span>}
      </div>
    ),
  },
  {
    key: 'borrower',
    title: 'Borrower',
    cell: ({ borrower, loanNumber }) => (
      <div>
        {borrower} <span className="small muted">{loanNumber}</span>
      </div>
    ),
  },
  {
    key: 'product',
    title: 'Product',
    cell: ({ product, state }) => `${PRODUCT_NAMES[product] ?? wordsOf(product)}${state === null ? '' : `, ${state}`}`,
  },
  { key: 'age', title: 'Waits for', cell: ({ ageSeconds }) => durationText(ageSeconds) },
  { key: 'due', title: 'Due', cell: (task) => <DueTag task={task} /> },
  {
    key: 'who',
    title: 'Who has it',
    cell: (task) =>
      task.assignee !== null ? (
        task.isMine ? (
          <strong>You</strong>
        ) : (
          task.assignee.name
        )
      ) : task.mayAct ? (
        <Button variant="outline" compact aria-label={`Take: ${task.title}, ${task.borrower}`} onClick={() => void take(task)}>
          Take
        </Button>
      ) : (
        <span className="muted">Nobody</span>
      ),
  },
];
