// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { LoadedImage } from './loaded-image.tsx';

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => void vi.unstubAllGlobals());

const logo = (src: string) => <LoadedImage src={src} alt="" width={200} height={56} fallback={<span>no logo</span>} />;

function container(): HTMLElement {
  const element = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => element.remove());
  return element;
}

test('an image that cannot be loaded is replaced, until it is another one', async () => {
  const element = container();
  const root = createRoot(element);
  await act(async () => root.render(logo('/a.svg')));
  expect(element.querySelector('img')?.getAttribute('src')).toBe('/a.svg');
  await act(async () => element.querySelector('img')?.dispatchEvent(new Event('error')));
  expect(element.innerHTML).toBe('<span>no logo</span>');
  await act(async () => root.render(logo('/b.svg')));
  expect(element.querySelector('img')?.getAttribute('src')).toBe('/b.svg');
});

test('an image that has failed before its island was hydrated is replaced as well', async () => {
  const element = container();
  element.innerHTML = renderToString(logo('/a.svg'));
  const image = element.querySelector('img') as HTMLImageElement;
  Object.defineProperties(image, { complete: { value: true }, naturalWidth: { value: 0 } });
  image.decode = () => Promise.reject(new DOMException('', 'EncodingError'));
  await act(async () => hydrateRoot(element, logo('/a.svg')));
  expect([element.querySelector('img'), element.textContent]).toEqual([null, 'no logo']);
});
