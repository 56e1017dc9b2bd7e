import { APPLICATION_SCREENS, outside, REGISTRATION_SCREENS } from '@hearthline/journey/paths.ts';
import { CHECKLIST_STATUSES, STATUS_TABLE } from '@hearthline/journey/statuses.ts';
import { LINKED_SCREENS } from '@hearthline/journey/where-next.ts';
import { describe, expect, test } from 'vitest';

import { SOURCES, isTest, read } from './tree.ts';

/** Screens that share one file, with their stories and sentences beside it: waits for the lender or a third party, and declines. */
const SHARED: Readonly<Record<string, string>> = {
  hold: 'client/screens/hold/HoldScreen.tsx',
  decline: 'client/screens/error/DeclineScreen.tsx',
};
const sharedRows = [
  ...read('client/application-screens.ts').matchAll(new RegExp(`^\\s*'?([\\w/:-]+)'?: (${Object.keys(SHARED).join('|')}),`, 'gm')),
].map(([, path = '', name = '']) => [path, SHARED[name] ?? ''] as const);

/** `path → file of its screen`, read from a table such as `liens: { load: () => import('./screens/liens/Liens.tsx')`. */
const table = (file: string, folder: string): Map<string, string> =>
  new Map(
    [...read(file).matchAll(/^\s*'?([\w/:-]+)'?: (?:\{\s*load: )?(?:once\()?\(\) =>\s*import\('([^']+)'\)/gm)].map(([, path, to]) => [
      path ?? '',
      new URL(to ?? '', `file:///${folder}`).pathname.slice(1),
    ]),
  );

const application = new Map([...table('client/application-screens.ts', 'client/'), ...sharedRows]);
const registration = table('client/screens/register/register-screens.ts', 'client/screens/register/');
const folderOf = (path: string) => `client/screens/${path.replace(/\/:\w+/g, '')}/`.replace('/register-v2/', '/register/');

describe('screens', () => {
  test('each row of the screen tables is a path of the journey and is in the folder of that name', () => {
    expect(application.size).toBeGreaterThan(0);
    expect(registration.size).toBeGreaterThan(0);
    const paths = new Set<string>([...APPLICATION_SCREENS, ...REGISTRATION_SCREENS]);
    const rows = [...application, ...registration];
    expect(rows.filter(([path]) => !paths.has(path)).map(([path]) => path)).toEqual([]);
    expect(
      rows
        .filter(([path, file]) => path !== 'register-v2' && !Object.values(SHARED).includes(file) && !file.startsWith(folderOf(path)))
        .map(([path, file]) => `${path} → ${file}`),
    ).toEqual([]);
    expect(rows.filter(([, file]) => !SOURCES.includes(file)).map(([, file]) => file)).toEqual([]);
  });

  test('each screen has a route, and its copy beside it', () => {
    const tables = [
      'client/application-screens.ts',
      'client/outside-screens.ts',
      'client/screens/register/register-screens.ts',
      'client/routes.tsx',
    ];
    const routed = tables.map(read).join('\n');
    const built = SOURCES.filter((file) => /^client\/screens\/.+\/[A-Z]\w*\.tsx$/.test(file) && !isTest(file));
    const its = (path: string) => {
      const shared = sharedRows.find(([row]) => row === path);
      if (shared) return [shared[1]];
      const folder = folderOf(path);
      return built.filter((file) => file.startsWith(folder) && !file.slice(folder.length).includes('/'));
    };
    const paths = [...APPLICATION_SCREENS, ...REGISTRATION_SCREENS].filter((path) => its(path).length > 0);
    expect(paths.length).toBeGreaterThan(25);
    const isRouted = (file: string) => routed.includes(`/${file.split('/').slice(-2).join('/')}'`);
    expect(paths.filter((path) => !its(path).some(isRouted))).toEqual([]);
    const folders = new Set([...application.values(), ...registration.values()].map((file) => file.slice(0, file.lastIndexOf('/'))));
    expect([...folders].filter((folder) => !SOURCES.includes(`${folder}/copy.ts`))).toEqual([]);
  });

  test.each(Object.entries(SHARED))('every %s is a row of the one screen', (_, file) => {
    const copy = file.replace(/\/\w+\.tsx$/, '/copy.ts');
    const rows = [...read(copy).matchAll(/^ {2}'([\w/-]+)': \{/gm)].map(([, path]) => path ?? '');
    expect(rows.length).toBeGreaterThan(2);
    expect(sharedRows.flatMap(([path, of]) => (of === file ? [path] : [])).toSorted()).toEqual(rows.toSorted());
  });

  test('a screen leads only to built screens that come later or that it links to', () => {
    const placesOf = (screen: string): number[] =>
      CHECKLIST_STATUSES.flatMap((status, place) => (STATUS_TABLE[status].route.screen === screen ? [place] : []));
    const leads = [
      ...read('client/application-screens.ts').matchAll(/^ {2}'?([\w/:-]+)'?: \{(?:(?!\n {2}\S)[\s\S])*?leadsTo: \[([^\]]*)\]/gm),
    ].flatMap(([, path = '', targets = '']) => [...targets.matchAll(/'([^']+)'/g)].map(([, target = '']) => ({ path, target })));
    expect(leads.length).toBeGreaterThan(10);
    expect(leads.filter(({ target }) => !application.has(target))).toEqual([]);
    const openedFrom = (target: string): readonly string[] =>
      Object.entries(LINKED_SCREENS).find(([screen]) => screen === target)?.[1] ?? [];
    const isLinked = (path: string, target: string): boolean => openedFrom(target).includes(path);
    /** A screen without a status of its own stands where it was opened. */
    const earliest = (path: string): number => Math.min(...placesOf(path), ...openedFrom(path).flatMap(placesOf));
    const comesLater = (path: string, target: string): boolean => Math.max(...placesOf(target)) > earliest(path);
    expect(leads.filter(({ path, target }) => !isLinked(path, target) && !comesLater(path, target))).toEqual([]);
  });

  test('a screen has no inline style: spacing is kit/stack, the rest a class', () => {
    const files = SOURCES.filter((file) => /^client\/screens\/.*\.tsx$/.test(file) && !isTest(file));
    expect(files.length).toBeGreaterThan(50);
    expect(files.filter((file) => /\bstyle=\{/.test(read(file)))).toEqual([]);
  });

  test('the router has a route for every page that the server serves outside the base', () => {
    const router = read('client/routes.tsx').replaceAll("'/auth/login'", 'outside.authLogin()');
    expect(Object.keys(outside).filter((name) => !router.includes(`outside.${name}()`))).toEqual([]);
  });

  test('every page of the desk has a story at its address', () => {
    const pages = [...read('desk/routes.tsx').matchAll(/^ {4}path: '([^']+)',$/gm)].map(([, path = '']) => path);
    expect(pages.length).toBeGreaterThan(15);
    const stories = SOURCES.filter((file) => file.startsWith('desk/') && file.endsWith('.stories.tsx')).map(read);
    // what stands in `${}` is one part of an address
    const shown = stories.flatMap((text) =>
      [...text.matchAll(/['`](\/[^'`\s?]*)/g)].map(([, path = '']) => path.replaceAll(/\$\{[^}]*\}/g, 'x')),
    );
    const isShown = (page: string): boolean => {
      const address = new RegExp(`^${page.replaceAll(/\/\{-\$\w+\}/g, '(/[^/]+)?').replaceAll(/\$\w+/g, '[^/]+')}$`);
      return shown.some((path) => address.test(path) && (path === page || !pages.includes(path)));
    };
    expect(pages.filter((page) => !isShown(page))).toEqual([]);
  });

  test('every screen has stories of its states', () => {
    const storied = SOURCES.filter((file) => file.endsWith('.stories.tsx')).map((file) => file.slice(0, file.lastIndexOf('/')));
    const folders = [...application.values(), ...registration.values()].map((file) => file.slice(0, file.lastIndexOf('/')));
    expect(folders.filter((folder) => !storied.includes(folder))).toEqual([]);
  });
});
