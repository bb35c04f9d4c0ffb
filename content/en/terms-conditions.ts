export const termsConditions = {
  metadata: {
    title: 'Terms and Conditions | {company}',
    description:
      'The terms for using the website of {company} and its services: intellectual property, payment, cancellations, liability, links and contact.',
    keywords: ['terms and conditions', 'terms of use', 'payment terms', 'refunds', 'liability'],
  },
  title: 'Terms and Conditions',
  /** The date on which this version took effect; site/pages/terms-conditions.astro has it for machines. */
  effective: '21/7/2025',
  lead: 'The rules for this website and for working with us. The margin says each of them in one line; the text beside it is what counts.',
  inShort: 'In short',
  end: 'Copyright {copyrightYear} {legalName}',

  clauses: {
    use: {
      title: 'Use of the Website',
      gist: 'Use it lawfully, and leave it as it was.',
      text: [
        'You may read, link to and print the pages of this website for your own information and to decide whether to work with us. By using the website you accept these terms.',
        'The website may be used for lawful purposes only. You agree not to:',
      ],
      list: [
        'use it in a way that breaks the law or the rights of others;',
        'send or upload viruses, malware or any other code that is meant to damage, interrupt or spy on a system;',
        'try to enter parts of the website, its servers or its data that are not public;',
        'send false details, or details of another person without their permission, through its forms.',
      ],
      after: ['We may refuse access to anyone who does.'],
    },
    intellectualProperty: {
      title: 'Intellectual Property',
      gist: 'Ask us in writing before you copy.',
      text: [
        'The texts, pictures, drawings, films, marks and code of this website belong to {legalName} or to those who have licensed them to us.',
        'None of it may be copied, changed, published elsewhere or sold without our written permission.',
        'Who owns what we make for a client is settled in the agreement with that client.',
      ],
    },
    services: {
      title: 'Services',
      gist: 'The website describes, the agreement decides.',
      text: [
        'This website describes our IT and marketing services in general. The descriptions are information and not a binding offer, and services may change.',
        'What we do for you, by when and for what fee stands in a written quotation or agreement. Where it differs from this website, the quotation or agreement applies.',
        'Asking for a quote or a consultation obliges neither side to go further.',
      ],
    },
    payment: {
      title: 'Payment & Invoicing',
      gist: 'The fee is agreed before the work begins.',
      text: [
        'Fees apply to our services. The amount, the deposit, the instalments and the dates on which they are due are agreed with you before work starts.',
        'Invoices are paid by the date that is written on them. If you think an invoice is wrong, tell us before that date and we will look into it together.',
        'Late payment may lead to the suspension of the work or of a running service and, if the amount stays unpaid, to the termination of the agreement.',
      ],
    },
    cancellations: {
      title: 'Cancellations & Refunds',
      gist: 'It depends on the service; deposits stay once work has begun.',
      text: [
        'The conditions for cancelling and for refunds vary by service. They are written in your quotation or agreement.',
        'Deposits are non-refundable once work has begun, since they pay for time and material that were set aside for you.',
        'To cancel, write to us. Work done up to that day, and goods ordered especially for you, remain payable.',
      ],
    },
    privacy: {
      title: 'Privacy',
      gist: 'Your details have a page of their own.',
      text: ['How we collect, use and protect personal information is described in a separate document, which is part of these terms.'],
      link: 'Privacy Policy',
    },
    liability: {
      title: 'Limitation of Liability',
      gist: 'We take care, but no website is perfect.',
      text: [
        'We keep this website correct and available with reasonable care. It is offered as it is: we do not guarantee that it is complete, free of errors or reachable at every moment.',
        'As far as the law allows, we are not liable for indirect losses, lost profit or lost data that come from using this website or from not being able to use it.',
        'Liability for services that we provide to you is settled in the agreement about them. Nothing in these terms excludes liability that the law does not allow to be excluded.',
      ],
    },
    links: {
      title: 'Third-Party Links',
      gist: 'Other websites have other rules.',
      text: [
        'Some links lead to websites of others, such as our clients, social networks or a map service. We do not run those websites and are not responsible for their content or for how they treat your data. Please read their own terms.',
      ],
    },
    modifications: {
      title: 'Modifications',
      gist: 'The version on this page is the valid one.',
      text: [
        'We may change these terms at any time and without notice. A change takes effect when it is posted on this page, and the date at the top tells you which version you are reading.',
        'If you use the website after a change, you accept the new terms. Agreements that are already signed keep the conditions they were signed with.',
      ],
    },
    contact: {
      title: 'Contact Us',
      gist: 'A person reads what you send.',
      text: ['If anything here is unclear, ask before you agree to it:'],
    },
  },
} as const;
