/** Has the product make every surface of lenders, and searches each for what identifies any other lender. */
import { FILE_LENDERS } from '@hearthline/orgs/all.ts';
import type { Lender } from '@hearthline/orgs/schema.ts';
import { EXCEPTIONS, type Exception } from './exceptions.ts';
import { type Leak, type Search, searchFor, type Surface } from './search.ts';
import { openStage, type Stage } from './stage.ts';
import { showDesk } from './surfaces/desk.ts';
import { showDocuments } from './surfaces/documents.ts';
import { showMessages } from './surfaces/messages.ts';
import { showOthers } from './surfaces/people.ts';
import { showPages } from './surfaces/pages.ts';
import { type Borrower, playBorrower, showBorrower, showChat, showPublicReplies } from './surfaces/replies.ts';

export type Found = {
  readonly lenders: number;
  readonly identifiers: number;
  readonly surfaces: number;
  readonly characters: number;
  readonly seconds: number;
  /** Of the processor, of all threads. */
  readonly busySeconds: number;
  /** Surfaces by kind: the first word of their name. */
  readonly kinds: ReadonlyMap<string, number>;
  readonly leaks: readonly Leak[];
  /** Reasons of the exceptions that something needed. */
  readonly needed: readonly string[];
  /** What could not be shown, and why. */
  readonly missing: readonly string[];
};

export type Run = {
  readonly lenders: readonly Lender[];
  /** Every surface; otherwise a telling few, and a borrower who goes as far as the offers. */
  readonly everything: boolean;
  readonly clientFolder: string | null;
  /** Files that the pages of all lenders share. */
  readonly shared?: readonly Surface[];
  /** Gets each surface, and the search that it was given to. */
  readonly kept?: (surface: Surface, search: Search) => void;
  readonly progress?: (done: number, of: number, what: string) => void;
  /** Gets what is known after each lender. */
  readonly known?: (found: Found) => void;
};

/** Where an application is that has other replies than one at its end, and work for staff. */
const UNDER_WAY = ['OFFER_SELECTION', 'FUNDING_DECISION'] as const;

/** Played before any lender's surfaces are made, so that each has something to leak from all of the others. */
async function borrowersOf(stage: Stage, search: Search, { lenders, everything }: Run, missing: string[]): Promise<Map<string, Borrower>> {
  const played = new Map<string, Borrower>();
  for (const lender of lenders) {
    const { orgCode } = lender;
    stage.of(lender);
    try {
      const borrower = await playBorrower(stage, lender, everything ? 'COMPLETE' : 'OFFER_SELECTION');
      played.set(orgCode, borrower);
      search.add(orgCode, { kind: 'application', way: 'verbatim', text: borrower.uuid });
      search.add(orgCode, { kind: 'borrower', way: 'words', text: borrower.email });
    } catch (error) {
      missing.push(`${orgCode}: nobody is played to the end: ${error instanceof Error ? error.message.slice(0, 200) : ''}`);
    }
    await stage.settled();
  }
  stage.of(null);
  return played;
}

export async function findLeaks(run: Run): Promise<Found> {
  const { lenders, everything, clientFolder, kept, progress, known, shared = [] } = run;
  const began = performance.now();
  const cpu = process.cpuUsage();
  const leaks: Leak[] = [];
  const missing: string[] = [];
  const kinds = new Map<string, number>();
  const used = new Set<Exception>();
  let [surfaces, characters] = [0, 0];
  let search: Search | null = null;
  const told = (surface: Surface): void => {
    if (!search) return;
    const [kind = ''] = surface.name.split(' ');
    surfaces += 1;
    characters += surface.text.length;
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    kept?.(surface, search);
    leaks.push(...search.leaksIn(surface, (exception) => used.add(exception)));
  };
  const stage = await openStage(told, FILE_LENDERS.all.map(({ legalName }) => legalName).join(', '), clientFolder);
  const soFar = (done: number): Found => {
    const busy = process.cpuUsage(cpu);
    const distinct = Map.groupBy(leaks, ({ orgCode, surface, kind, text }) => [orgCode, surface, kind, text].join(' '));
    return {
      lenders: done,
      identifiers: search?.identifiers ?? 0,
      surfaces,
      characters,
      seconds: (performance.now() - began) / 1000,
      busySeconds: (busy.user + busy.system) / 1e6,
      kinds,
      leaks: [...distinct.values()].flatMap(([first]) => first ?? []),
      needed: [...used].map(({ reason }) => reason),
      missing,
    };
  };
  try {
    const searched = searchFor(FILE_LENDERS.all, stage.sites, EXCEPTIONS);
    search = searched;
    const played = await borrowersOf(stage, searched, run, missing);
    for (const file of shared) told(file);
    for (const [done, lender] of lenders.entries()) {
      progress?.(done, lenders.length, lender.orgCode);
      if (done > 0) known?.(soFar(done));
      stage.of(lender);
      await showPages(stage, lender, everything);
      await showPublicReplies(stage, lender);
      showMessages(stage, lender);
      await showDocuments(stage, lender, everything);
      await showChat(stage, lender);
      const own = played.get(lender.orgCode);
      if (own) {
        await showBorrower(stage, own);
        const others = [...played].flatMap(([orgCode, one]) => (orgCode === lender.orgCode ? [] : [one])).slice(0, 2);
        const owns = [own];
        for (const until of everything ? UNDER_WAY : []) {
          const borrower = await playBorrower(stage, lender, until);
          await showBorrower(stage, borrower);
          owns.push(borrower);
        }
        const unseen = await showDesk(stage, lender, owns, others, everything);
        if (everything) missing.push(...unseen.map((id) => `${lender.orgCode}: nobody at its desk was shown ${id}`));
        await showOthers(stage, lender, own.uuid);
      }
      await stage.settled();
    }
    progress?.(lenders.length, lenders.length, '');
    return soFar(lenders.length);
  } finally {
    await stage.close();
  }
}
