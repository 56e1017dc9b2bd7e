import { testStories } from './story-tests.tsx';

await testStories({ part: 2, of: 2 });
