/** Browser features that no page uses, for the Permissions-Policy. */
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
const hsts = 'max-age=31536000';

interface HeaderOptions {
  /** Browsers use https for all subdomains too, whatever runs there. */
  hstsSubdomains: boolean;
}

/**
 * Headers of every response. The Content-Security-Policy here allows nothing and is for responses other than pages, which have their own with
 * the hashes of their scripts and styles. Reasons and measurements: docs/decisions/0203-security-headers-and-timeouts.md.
 */
export function securityHeaders({ hstsSubdomains }: HeaderOptions): Record<string, string> {
  return {
    'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    // Logos on other hosts lack the header that `require-corp` requires; `credentialless` fetches them without cookies instead.
    'cross-origin-embedder-policy': 'credentialless',
    'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': hstsSubdomains ? `${hsts}; includeSubDomains` : hsts,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  };
}
