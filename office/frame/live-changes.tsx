import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { sessionKey } from '../data/people/session.ts';
import { madeOfMany } from '../data/requests/query-keys.ts';
import { listenToChanges } from './live-connection.ts';

const ConnectionContext = createContext(true);

/** Whether changes of others arrive. */
export const useIsConnected = (): boolean => use(ConnectionContext);

/** Fetches anew what others have changed: query keys begin with the topic of their data. */
export function LiveChanges({ children }: { children: ReactNode }) {
  const queries = useQueryClient();
  const [isConnected, setIsConnected] = useState(true);

  useEffect(() => {
    return listenToChanges({
      onChange(topics) {
        for (const key of [...topics, ...madeOfMany]) void queries.invalidateQueries({ queryKey: [key] });
      },
      onReturn: () => {
        setIsConnected(true);
        void queries.invalidateQueries();
      },
      onLost: () => setIsConnected(false),
      onRefused: () => void queries.invalidateQueries({ queryKey: sessionKey }),
    });
  }, [queries]);

  return <ConnectionContext value={isConnected}>{children}</ConnectionContext>;
}
