import { testStories } from './story-tests.tsx';

await testStories({ part: 1, of: 2 });
