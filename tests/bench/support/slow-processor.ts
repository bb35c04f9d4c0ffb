/** One message of the Chrome DevTools Protocol. */
interface Message {
  method?: string;
  params?: { targetInfo?: { targetId: string; type: string }; sessionId?: string };
}

/**
 * Slows the processor of every page of a browser down by `rate`, of those that it renders ahead as well, which no tool for tests knows of.
 *
 * @param port where the browser takes DevTools connections
 */
export async function slowProcessor(port: number, rate: number): Promise<() => void> {
  const version = (await (await fetch(`http://127.0.0.1:${port}/json/version`)).json()) as { webSocketDebuggerUrl: string };
  const socket = new WebSocket(version.webSocketDebuggerUrl);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  let id = 0;
  const send = (method: string, params: object, sessionId?: string) => {
    id += 1;
    socket.send(JSON.stringify({ id, method, params, sessionId }));
  };
  socket.addEventListener('message', ({ data }) => {
    const { method, params } = JSON.parse(String(data)) as Message;
    const target = params?.targetInfo;
    if (method === 'Target.targetCreated' && target?.type === 'page')
      send('Target.attachToTarget', { targetId: target.targetId, flatten: true });
    if (method === 'Target.attachedToTarget') send('Emulation.setCPUThrottlingRate', { rate }, params?.sessionId);
  });
  send('Target.setDiscoverTargets', { discover: true });
  return () => socket.close();
}
