import type { MailTexts } from '#contract/mail-texts';

export const mails: MailTexts = {
  staff: {
    labels: {
      reference: 'الرقم المرجعي',
      received: 'وقت الوصول',
      language: 'اللغة',
    },
    fields: {
      careerId: 'الوظيفة',
      fullName: 'الاسم الكامل',
      email: 'البريد الإلكتروني',
      phoneNumber: 'الهاتف',
      resume: 'السيرة الذاتية',
    },
    received: '{time} بتوقيت {city}',
    languages: { en: 'الإنجليزية', ar: 'العربية' },
    rating: 'التقييم {rate} من {max}',
    resume: '{name} ({size} كيلوبايت)',
    suspicious: 'تبدو هذه الرسالة مزعجة. يُرجى التحقّق قبل الرد.',
    office: 'فتح في المكتب',
    reply: 'إن رددت على هذه الرسالة وصل ردك إلى الزائر.',
  },
  confirmation: {
    greeting: 'مرحبًا {name}،',
    greetingWithoutName: 'مرحبًا،',
    openingHours: 'ساعات عملنا: {hours}، بتوقيت {city}.',
    statusIntro: 'هذا الرابط لك وحدك. يُريك إلى أين وصل طلبك، ومنه يمكنك سحبه:',
    statusLink: 'اعرف أين وصل طلبك',
    addition: 'إن أردت أن تضيف شيئًا فرُدّ على هذه الرسالة أو اتصل على {phone}، واذكر الرقم المرجعي.',
    notSender: 'إن لم تكتب إلينا فقد أدخل غيرك عنوانك، ولا يلزمك فعل شيء.',
  },
  answer: {
    sender: '{writer} من {company}',
    signature: '{writer}، فريق {company}',
    quoted: 'في {time} كتب {name}:',
  },
  offers: {
    terms: 'ما لم يُذكر هنا فليس من العرض.\nنقدّم عرضًا منفصلًا لأي تعديل قبل تنفيذه.',
    accepted: 'أقبل عرض السعر {number} بإجمالي {total}. {name}',
    acceptedSubject: 'قبِل {name} عرض السعر {number}',
    acceptedIntro: 'قُبل عرض سعر.',
    askedSubject: 'لدى {name} سؤال عن عرض السعر {number}',
    askedIntro: 'وصل سؤال عن عرض سعر، وهو في سجل نشاط الطلب أيضًا.',
    labels: { accepted: 'القبول', question: 'السؤال' },
  },
  interview: {
    title: 'مقابلة: {job}، {company}',
    people: 'يشارك في المقابلة: {names}.',
  },
  calendar: {
    name: '{company}: مقابلاتي',
    interview: 'مقابلة: {name}، {job}',
    interviewAlone: 'مقابلة: {job}',
    reminder: 'تذكير: طلب عرض سعر من {name}',
    link: 'في المكتب: {url}',
  },
  forms: {
    quote: {
      staffSubject: 'طلب عرض سعر جديد من {name}: {topic} ({reference})',
      staffIntro: 'وصل طلب عرض سعر جديد.',
      confirmationSubject: 'وصلنا طلب عرض السعر ({reference})',
      confirmationIntro: 'شكرًا لتواصلك مع {company}. وصلنا طلب عرض السعر، ورقمه المرجعي:',
      nextSteps: 'نقرؤه ثم نجيبك على هذا العنوان أو نتصل على الرقم الذي تركته لنا.',
    },
    review: {
      staffSubject: 'رأي جديد من {name}: {topic} ({reference})',
      staffIntro: 'وصل رأي جديد.',
      confirmationSubject: 'وصلنا رأيك ({reference})',
      confirmationIntro: 'شكرًا لتواصلك مع {company}. وصلنا رأيك، ورقمه المرجعي:',
      nextSteps: 'نقرأ كل رأي قبل أن يظهر على موقعنا.',
    },
    application: {
      staffSubject: 'طلب توظيف جديد من {name}: {topic} ({reference})',
      staffIntro: 'وصل طلب توظيف جديد.',
      confirmationSubject: 'وصلنا طلب التوظيف ({reference})',
      confirmationIntro: 'شكرًا لتواصلك مع {company}. وصلنا طلب التوظيف، ورقمه المرجعي:',
      nextSteps: 'نقرؤه مع سيرتك الذاتية ونكتب إليك على هذا العنوان.',
    },
  },
};
