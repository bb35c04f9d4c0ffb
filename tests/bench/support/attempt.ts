/** What a request to a server that may be killed meanwhile came to: its whole response, or why there is none. `closed`: nobody took the request. */
export async function attempt(url: string, init: RequestInit): Promise<{ status: number; text: string } | 'closed' | 'no response'> {
  try {
    const response = await fetch(url, init);
    return { status: response.status, text: await response.text() };
  } catch (error) {
    const cause = error instanceof Error ? (error.cause as NodeJS.ErrnoException | undefined) : undefined;
    return cause?.code === 'ECONNREFUSED' ? 'closed' : 'no response';
  }
}
