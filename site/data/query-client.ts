import { QueryClient } from '@tanstack/react-query';

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Nobody works in this page: coming back to its tab is no reason to load it again.
        refetchOnWindowFocus: false,
        // What came with the page was read a moment ago.
        refetchOnMount: false,
        // Offline is a failure that a visitor is told about, not an endless "Loading"; the list comes once the line is back.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
    },
  });
}

const inBrowser = 'document' in globalThis;
const shared = inBrowser ? createQueryClient() : undefined;
// What a provider would do: without it the client does not hear that the line is back.
shared?.mount();

/** The client that all islands of a page share. On the server each render has its own, or one visitor's data would reach another. */
export const queryClient = (): QueryClient => shared ?? createQueryClient();
