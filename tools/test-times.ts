/** Which test files take how long and which tests failed, from the reports of Vitest and of Playwright. */

export type TestTime = { readonly file: string; readonly seconds: number };

export type VitestReport = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly status: string;
      readonly duration?: number | null;
    }[];
  }[];
};

type Suite = {
  readonly file: string;
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly projectName: string;
      readonly results: readonly { readonly duration: number }[];
    }[];
  }[];
  readonly suites?: readonly Suite[];
};
export type PlaywrightReport = {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly suites: readonly Suite[];
};

const MS = 1000;
const HOW_MANY = 20;

/** The title of a group of tests that is a file of stories: a few test files run the stories of all. */
const STORIES = /\.stories\.tsx$/;

/** Seconds of each test file, and instead of the files that run the stories those of each file of stories. `named` gives a file's path from the root. */
export function timesOfVitest({ testResults }: VitestReport, named: (path: string) => string): TestTime[] {
  return testResults.flatMap(({ name, startTime, endTime, assertionResults }) => {
    const stories = assertionResults.flatMap(({ ancestorTitles, duration }) => {
      const file = ancestorTitles.find((title) => STORIES.test(title));
      return file === undefined ? [] : [{ file, seconds: (duration ?? 0) / MS }];
    });
    return stories.length > 0 ? stories : [{ file: named(name), seconds: (endTime - startTime) / MS }];
  });
}

/** The tests that failed, each as `file › group › title`; a file that failed before its first test is named alone. */
export const failedOfVitest = ({ testResults }: VitestReport, named: (path: string) => string): string[] =>
  testResults.flatMap(({ name, status, assertionResults }) => {
    if (status === 'failed' && assertionResults.length === 0) return [named(name)];
    const failed = assertionResults.filter((test) => test.status === 'failed');
    return failed.map(({ ancestorTitles, title }) => [named(name), ...ancestorTitles, title].filter(Boolean).join(' › '));
  });

/** The journeys that failed, or passed only when tried again, each as `file › width › title`. */
export const failedOfPlaywright = ({ suites }: PlaywrightReport, folder: string): string[] =>
  suites.flatMap(function failedOf({ file, specs = [], suites: inner = [] }: Suite): string[] {
    const failed = specs.flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ projectName }) => `${folder}${file} › ${projectName} › ${title}`),
    );
    return [...failed, ...inner.flatMap(failedOf)];
  });

const durations = ({ specs = [], suites = [] }: Suite): number =>
  specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results)).reduce((sum, { duration }) => sum + duration, 0) +
  suites.reduce((sum, suite) => sum + durations(suite), 0);

/** Seconds of each file of journeys, at all widths together. */
export const timesOfPlaywright = ({ suites }: PlaywrightReport, folder: string): TestTime[] =>
  suites.map((suite) => ({ file: folder + suite.file, seconds: durations(suite) / MS }));

/** The twenty files that took longest, each once, the longest first. */
export function slowest(times: readonly TestTime[]): TestTime[] {
  return [...Map.groupBy(times, ({ file }) => file)]
    .map(([file, all]) => ({ file, seconds: all.reduce((sum, one) => sum + one.seconds, 0) }))
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, HOW_MANY);
}
