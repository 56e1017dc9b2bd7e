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
import { Root } from '../chrome/Root.tsx';
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
  const [router] = useState(() => {
    setStoryWorld(answers, orgCode, flags);
    queryClient.clear();
    forgetAllAnswers();
    registrationStore.forget();
    registrationStore.type(typed);
    const root = createRootRoute({ component: Root });
    const page = createRoute({ getParentRoute: () => root, path: '$', component: Page as RouteComponent });
    return createRouter({ routeTree: root.addChildren([page]), history: createMemoryHistory({ initialEntries: [path] }) });
  });
  return (
    <Queries>
      <RouterProvider router={router} />
    </Queries>
  );
}
