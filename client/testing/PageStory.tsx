import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  type RouteComponent,
  RouterProvider,
} from '@tanstack/react-router';
import { type ComponentType, type JSX, useState } from 'react';
import { Queries } from '../parts/loading/Queries.tsx';
import { routerNavigation } from '../chrome/loading/router-navigation.ts';
import { Root } from '../chrome/Root.tsx';
import { NavigationContext } from '../parts/screen/navigation.ts';
import { queryClient } from '../services/api/queries.ts';
import { forgetAllAnswers } from '../services/kept-answers.ts';
import { registrationStore } from '../services/draft/registration-store.ts';
import type { PartialRegistration } from '@hearthline/journey/registration/data.ts';
import { setStoryWorld, type StoryAnswers } from './story-world.ts';

export type PageStoryProps = {
  readonly Page: ComponentType;
  /** Its path; any other path leads nowhere in a story. */
  readonly path: string;
  readonly answers?: StoryAnswers;
  readonly orgCode?: string;
  /** Flags that are on; `!key` is one that is off. */
  readonly flags?: readonly string[];
  /** Registration values typed before. */
  readonly typed?: PartialRegistration;
};

/** A page outside applications, with header and footer, as a story. */
export function PageStory({ Page, path, answers = {}, orgCode = 'MAIN', flags = [], typed = {} }: PageStoryProps): JSX.Element {
  const [{ router, navigation }] = useState(() => {
    setStoryWorld(answers, orgCode, flags);
    queryClient.clear();
    forgetAllAnswers();
    registrationStore.forget();
    registrationStore.type(typed);
    const root = createRootRoute();
    const page = createRoute({ getParentRoute: () => root, path: '$', component: Page as RouteComponent });
    const made = createRouter({ routeTree: root.addChildren([page]), history: createMemoryHistory({ initialEntries: [path] }) });
    return { router: made, navigation: routerNavigation(made) };
  });
  return (
    <Queries>
      <NavigationContext value={navigation}>
        <Root>
          <RouterProvider router={router} />
        </Root>
      </NavigationContext>
    </Queries>
  );
}
