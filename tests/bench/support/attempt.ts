/**
 * What a request to a server that may be killed meanwhile came to: its whole response, or why there is none. `closed`: nobody took the request; it
 * found a connection that had been open too long without one (408), which browsers also try again by themselves.
 */
export async function attempt(url: string, init: RequestInit): Promise<{ status: number; text: string } | 'closed' | 'no response'> {
  try {
    const response = await fetch(url, init);
    if (response.status === 408) return 'closed';
    return { status: response.status, text: await response.text() };
  } catch (error) {
    const cause = error instanceof Error ? (error.cause as NodeJS.ErrnoException | undefined) : undefined;
    return cause?.code === 'ECONNREFUSED' ? 'closed' : 'no response';
  }
}
