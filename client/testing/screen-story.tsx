import { applicationScreen, type ApplicationScreen, type Query } from '@hearthline/journey/paths.ts';
import type { StatusAnswer } from '@hearthline/journey/status-answer.ts';
import { MAIN } from '@hearthline/orgs/lenders/main.ts';
import { organizationForPage } from '@hearthline/orgs/page.ts';
import type { Decorator } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { type JSX, type ReactNode, useEffect, useState } from 'react';
import { routerNavigation } from '../chrome/loading/router-navigation.ts';
import { NavigationContext } from '../parts/screen/navigation.ts';
import { FollowedContext, type Followed, type SignerFollowed } from '../parts/screen/followed.ts';
import { setHomeZone } from '../services/dates.ts';
import { QUERY_DEFAULTS } from '../services/api/queries.ts';
import type { Application } from '../services/application.ts';
import type { SignerProfile } from '../services/signer.ts';
import { setOrganization } from '../services/organization/organization.ts';
import { fetchFrom, type Answers } from '../samples/answers.ts';
import { sampleApplication, sampleStatus } from '../samples/sample-application.ts';
import { sampleSigner } from '../samples/sample-signer.ts';

/** The context of a story of an application's screen: `parameters: screenParameters({ … })`. */
export type ScreenStory = {
  readonly screen?: ApplicationScreen;
  readonly query?: Query;
  /** A screen of another signer instead: what differs from the sample, and the address. */
  readonly signer?: Partial<SignerProfile>;
  readonly path?: string;
  readonly application?: Partial<Application>;
  readonly status?: Partial<StatusAnswer>;
  /** The server's replies; any other request gets 404. */
  readonly answers?: Answers;
  /** Called when the page begins to wait for staff or a third party; returns what ends it. */
  readonly watch?: () => () => void;
  /** Called when the screen says that its step is over. */
  readonly leave?: () => void;
};

setOrganization(
  organizationForPage(MAIN, {
    baseUrl: 'https://hearthline.example',
    otherSite: 'https://ny.hearthline.example',
    variant: 'test',
    servesAny: false,
  }),
);

const through = globalThis.fetch;

function followedOf(
  uuid: string,
  { application, status, signer, watch = () => () => undefined, leave }: ScreenStory,
): Followed | SignerFollowed {
  const answer = sampleStatus(status);
  setHomeZone(signer?.timeZone ?? application?.timeZone ?? 'America/Phoenix');
  const part = signer
    ? { signer: sampleSigner({ ...signer, applicationUuid: uuid }) }
    : { application: sampleApplication({ ...application, uuid, status: answer }) };
  return {
    uuid,
    ...part,
    status: answer,
    submit: (call) => call(),
    done: () => Promise.resolve(),
    again: () => Promise.resolve(),
    watch,
    leave: async () => leave?.(),
  };
}

/** The router of a story: every path shows the screen. */
function routerOf(story: ScreenStory, children: ReactNode) {
  // each story has its own application: values typed in one are not kept for the next
  const uuid = crypto.randomUUID();
  const followed = followedOf(uuid, story);
  const root = createRootRoute();
  const screen = createRoute({
    getParentRoute: () => root,
    path: '$',
    component: () => <FollowedContext value={followed}>{children}</FollowedContext>,
  });
  const path = story.path ?? applicationScreen(uuid, story.screen ?? 'product/select', story.query);
  return createRouter({
    routeTree: root.addChildren([screen]),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
}

function InApplication({ story, children }: { story: ScreenStory; children: ReactNode }): JSX.Element {
  const [{ queries, router, navigation }] = useState(() => {
    globalThis.fetch = fetchFrom(story.answers ?? {}, through);
    const made = routerOf(story, children);
    return {
      queries: new QueryClient({ defaultOptions: { queries: QUERY_DEFAULTS } }),
      router: made,
      navigation: routerNavigation(made),
    };
  });
  useEffect(
    () => () => {
      globalThis.fetch = through;
    },
    [],
  );
  return (
    <QueryClientProvider client={queries}>
      <NavigationContext value={navigation}>
        <RouterProvider router={router} />
      </NavigationContext>
    </QueryClientProvider>
  );
}

/** Puts a story's screen into an application: followed, routed, and with a server that replies as the story says. */
export const inApplication: Decorator = (Story, { parameters, id }) => (
  <InApplication key={id} story={(parameters['screenParameters'] as (() => ScreenStory) | undefined)?.() ?? {}}>
    <Story />
  </InApplication>
);

/** Parameters of a story for a whole page. A function, because Storybook deep-merges plain objects of meta and story. */
export const screenParameters = (parts: ScreenStory): { layout: 'fullscreen'; screenParameters: () => ScreenStory } => ({
  layout: 'fullscreen',
  screenParameters: () => parts,
});
