import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { sessionKey } from '../data/people/session.ts';
import { listenToChanges, type Topic } from './live-connection.ts';

/** Lists what is made from several kinds of data, and so changes with any of them. */
const madeOfMany = ['counts', 'today', 'first-steps', 'history', 'find'];

/** Kinds whose changes show in the data of others. */
const shownIn: Partial<Record<Topic, readonly Topic[]>> = {
  mails: ['quotes', 'reviews', 'applications'],
  people: ['account'],
  // What everybody has to sign in with.
  company: ['account'],
  quotes: ['mails'],
  applications: ['jobs'],
};

const ConnectionContext = createContext(true);

/** Whether changes of others arrive. */
export const useIsConnected = (): boolean => use(ConnectionContext);

/** Fetches anew what others have changed: query keys begin with the topic of their data. */
export function LiveChanges({ children }: { children: ReactNode }) {
  const queries = useQueryClient();
  const [isConnected, setIsConnected] = useState(true);

  useEffect(() => {
    const refetch = (keys: readonly string[]) => {
      for (const key of new Set(keys)) void queries.invalidateQueries({ queryKey: [key] });
    };
    return listenToChanges({
      onChange: (topics) => refetch([...topics, ...topics.flatMap((topic) => shownIn[topic] ?? []), ...madeOfMany]),
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
