/** Browser features that no page uses. */
const unusedFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** A year, in seconds. */
const httpsOnly = 'max-age=31536000; includeSubDomains';

/**
 * Headers of every answer. The policy here is for what is not a page: it allows nothing. Pages bring their own, with the hashes
 * of their scripts and styles. What they are for, and the tests that count them: docs/decisions/0203-headers-and-time-limits.md.
 */
export function securityHeaders({ apiElsewhere }: { apiElsewhere: boolean }): Record<string, string> {
  return {
    'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    // Logos on another host come without the header that `require-corp` asks for; they are then fetched without cookies.
    'cross-origin-embedder-policy': apiElsewhere ? 'credentialless' : 'require-corp',
    'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': httpsOnly,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  };
}
