import type { TemplateTexts } from '#contract/mail-texts';

/**
 * Applicants are written this until the company has words of its own. Placeholders are those of contract/office/mail.ts; no part of the site shows
 * these.
 */
export const applicationTemplates: readonly TemplateTexts[] = [
  {
    name: 'دعوة إلى مقابلة',
    subject: 'طلبك لوظيفة {{job}}: لنلتقِ',
    text: [
      'مرحبًا {{firstName}}،',
      'شكرًا على طلبك لوظيفة {{job}}. قرأناه باهتمام ونودّ أن نلتقي بك.',
      'هل يناسبك {{interview}}؟ وإن لم يناسبك فاقترح علينا موعدين. تستغرق المقابلة نحو {{duration}}، ومكانها: {{place}}.',
      'لا حاجة إلى تحضير شيء. ويمكنك متابعة حالة طلبك هنا:\n{{link}}',
    ].join('\n\n'),
  },
  {
    name: 'اعتذار',
    subject: 'طلبك لوظيفة {{job}}',
    text: [
      'مرحبًا {{firstName}}،',
      'شكرًا على طلبك لوظيفة {{job}} وعلى الوقت الذي منحته له.',
      'وقع اختيارنا هذه المرة على متقدّم آخر.',
      'نحذف وثائقك تلقائيًا، وإن أردت ذلك قبل موعده فأخبرنا. نتمنّى لك التوفيق.',
    ].join('\n\n'),
  },
  {
    name: 'عرض عمل',
    subject: 'طلبك لوظيفة {{job}}: عرضنا',
    text: [
      'مرحبًا {{firstName}}،',
      'نودّ أن نعمل معك. عرضنا لوظيفة {{job}}: [[الراتب والشروط]]، على أن تبدأ في [[أول يوم]].',
      'أخبرنا من فضلك قبل [[اليوم]] إن كنت تقبل العرض أو لديك سؤال. يمكنك الاتصال بي على {{phone}}.',
    ].join('\n\n'),
  },
];

export const quoteTemplates: readonly TemplateTexts[] = [
  {
    name: 'أسئلة أولى',
    subject: '',
    text: [
      'مرحبًا {{firstName}}،',
      'شكرًا على تواصلك معنا. لنعطيك جوابًا دقيقًا نحتاج إلى معرفة ما يلي:',
      '[[أسئلتك]]',
      'وإن كان الاتصال أسهل عليك فيمكنك الوصول إليّ على {{phone}}.',
    ].join('\n\n'),
  },
  {
    name: 'اقتراح زيارة',
    subject: '',
    text: [
      'مرحبًا {{firstName}}،',
      'شكرًا على طلبك. أضمن طريق إلى سعر ثابت زيارة قصيرة.',
      'هل يناسبك [[اليوم والوقت]]؟ تستغرق الزيارة نحو [[المدة]].',
    ].join('\n\n'),
  },
  {
    name: 'متابعة',
    subject: '',
    text: [
      'مرحبًا {{firstName}}،',
      'أودّ أن أطمئن إلى أن ردّنا وصلك، وأن أسألك إن بقي لديك أي سؤال.',
      'وإن تغيّرت خططك فيكفينا سطر واحد، ولن نكتب إليك مرة أخرى.',
    ].join('\n\n'),
  },
];
