import type { ClientDirective } from 'astro';
import { whenLoaded } from './when-loaded.ts';

/** Starts an island once the page itself is there: what visitors came to see goes before what they may press. Until then links and forms do. */
const settled: ClientDirective = (load) => {
  whenLoaded(async () => (await load())());
};

export default settled;
