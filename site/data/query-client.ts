import { QueryClient } from '@tanstack/react-query';

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // The data rarely changes while a page is open: a return to its tab is no reason to load it again.
        refetchOnWindowFocus: false,
        // The data in the page was read a moment ago.
        refetchOnMount: false,
        // Offline is a failure that is shown, not an endless "Loading"; the list loads once the connection is back.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
    },
  });
}

export const inBrowser = 'document' in globalThis;
const shared = inBrowser ? createQueryClient() : undefined;
// What QueryClientProvider would do: without it the client is not notified of a reconnect.
shared?.mount();

/** The client that all islands of a page share. On the server each render has its own, or one visitor's data would reach another. */
export const queryClient = (): QueryClient => shared ?? createQueryClient();
