const seconds = 1000;
const minutes = 60 * seconds;

/** Every business constant and timing of the specification, named once. Times in milliseconds. */
export const limits = {
  /** Who calls is read again after so many milliseconds at the latest; a change is told at once (decision 018). */
  knownCallers: { keepMs: 5_000, max: 20_000 },
  defaultTimeoutMs: 30 * seconds,
  webhook: {
    attempts: 1,
    baseDelayMs: 2 * seconds,
    maxDelayMs: 20 * seconds,
    timeoutMs: {
      discovery: 30 * seconds,
      solution: 120 * seconds,
      createSession: 30 * seconds,
      loadSession: 30 * seconds,
      client: 30 * seconds,
      meetingPrepper: 90 * seconds,
      contentProcess: 120 * seconds,
      contentList: 20 * seconds,
      contentDelete: 20 * seconds,
    },
  },
  /** How a process ends that an error broke: so long for calls and jobs under way, then so long to close. */
  process: {
    drainMs: 10 * seconds,
    closeMs: 5 * seconds,
    retryAfterSeconds: 5,
    /** The embedded database is started again within seconds; after this, a person has to look. */
    databaseBackMs: 60 * seconds,
    /** A call that comes while it starts waits this long for it. */
    databaseWaitMs: 5 * seconds,
    /** Work that lets nothing else go on for longer is named in the log. */
    stallMs: 1 * seconds,
    /** A job during whose runs the process ended so often is set aside: it may be the cause. */
    openRuns: 2,
    /** A job that a full disk broke off waits this long for space before it counts as failed. */
    jobWaitMs: 10 * minutes,
  },
  toast: { visible: 1, defaultMs: 5 * seconds, removeMs: 6 * seconds, swipePx: 50 },
  tooltip: { openMs: 700, skipMs: 300 },
  topBarPx: 90,
  organizationSwitchMs: 100,
  signUpDialogMs: 500,
  heroVideoMs: 300,
  demoVideo: { visibleShare: 0.3, skipSeconds: 15 },
  prep: {
    questionsPerState: 4,
    competitors: 3,
    /** A run ends within this time, whatever the site does. */
    runMs: 2 * minutes,
    loadDelayMs: 100,
    /** How long before a meeting a preparation may wait for its hour. */
    hoursBeforeMax: 72,
    /** A call that waits for the brief answers by then, with what there is. */
    answerWithinMs: 85 * seconds,
    heartbeatMs: 15 * seconds,
  },
  reading: {
    statementMax: 1000,
    noteMax: 5000,
    shareDays: [1, 7, 30],
    shareDaysMax: 90,
    openShares: 20,
    documentLinkMs: 1 * minutes,
    /** A brief older than this says so. */
    staleMs: 30 * 24 * 60 * minutes,
    /** News moves faster than what a company says of itself. */
    newsStaleMs: 24 * 60 * minutes,
  },
  crawl: {
    pages: 40,
    pageBytes: 3 * 1024 * 1024,
    pageTimeoutMs: 10 * seconds,
    totalMs: 45 * seconds,
    redirects: 5,
    /** Fewer words than this on a whole site carry no brief. */
    minimumWords: 40,
  },
  /** Reading a file, page or transcript into text. */
  extraction: {
    bytes: 100 * 1024 * 1024,
    timeoutMs: 2 * minutes,
    threads: 2,
    /** A reading thread that waited this long for work is given back. */
    idleMs: 20 * seconds,
    heapMb: 512,
    /** After a larger file its thread is closed: kept, it would hold ten times the file's size until it is idle for long. */
    freshThreadBytes: 4 * 1024 * 1024,
    pdfMemoryMb: 768,
    pages: 5000,
    characters: 20_000_000,
    pieces: 200_000,
    /** Lines of a text; elements and attributes of a web page, which cost a thousand times their bytes. */
    lines: 2_000_000,
    /** Of one row of comma-separated values. */
    rowCharacters: 2_000_000,
    elements: 200_000,
    attributes: 600_000,
    texts: 400_000,
    depth: 400,
    /** Of packed formats: parts, their size unpacked, and times the packed size (counted from `ratioFromBytes` on). */
    parts: 10_000,
    unpackedBytes: 256 * 1024 * 1024,
    ratio: 200,
    ratioFromBytes: 16 * 1024 * 1024,
    xmlDepth: 400,
    /** A page is blank where less than `leastShare` of its dots, drawn at `dpi`, are darker than `white` (0 to 255); a file's share of time for it. */
    ink: { dpi: 40, white: 230, leastShare: 0.0002, shareOfTime: 0.1 },
    /** Of pages that are pictures: how they are drawn, the share of a file's time for them, and how sure a page must be (0 to 100). */
    recognition: { dpi: 250, mostDots: 9_000_000, shareOfTime: 0.75, leastConfidence: 55 },
  },
  /** Reading what a site serves: pages, robots.txt, sitemaps, feeds. Refused before parsing, which costs a thousand times their bytes. */
  coach: {
    keptPromises: 500,
    /** The most that is shown: one card in so many seconds, of so many words, of which so many to say. */
    everySeconds: 20,
    cardWords: 40,
    sayWords: 24,
    /** Share of words in common from which a card says again what one said before. */
    similar: 0.7,
    /** What was said so many seconds ago is no longer answered. */
    freshSeconds: 15,
    /** Of the organization's own cards: how many, the phrases or examples of one, characters of each and of a line. */
    ownCards: 100,
    ownWords: 20,
    ownWordMax: 200,
    ownLineMax: 300,
    snoozeMinutes: 5,
    snoozeMinutesMax: 60,
    /** Of the organization's content, for each kind of answer; read again after so long. */
    passagesEach: 40,
    materialMs: 60 * seconds,
    /** Calls that a node keeps in memory; others are taken up again by hearing their lines once more. */
    calls: 50,
  },
  /** What is worked out of all pages of a site: a large one takes 0.5 s and 60 MB. */
  analysis: { timeoutMs: 20 * seconds, heapMb: 512, threads: 2, idleMs: 20 * seconds },
  page: {
    /** A page that takes longer or more memory is not read: ordinary ones take 20 ms and 40 MB. */
    timeoutMs: 5 * seconds,
    heapMb: 256,
    threads: 2,
    /** A second thread that waited this long for work is given back; the first stays. */
    idleMs: 20 * seconds,
    /** Unclosed elements around one another; elements, attributes, pieces of text and tags of a page. */
    depth: 400,
    elements: 40_000,
    attributes: 80_000,
    texts: 50_000,
    /** Of an address; of a heading, which is said again with each line under it. */
    addressCharacters: 2000,
    headingCharacters: 300,
    descriptionCharacters: 2000,
    /** Of a page read for a preparation, of one of its lines and of a word, with which a line ends: the rest isn't looked through. */
    textCharacters: 100_000,
    lineCharacters: 3000,
    wordCharacters: 300,
    /** Of all that a page declares of itself (JSON-LD). */
    structuredCharacters: 300_000,
  },
  /** Of a quote, and how often it may stand inside longer words before it is given up: a search for it costs their product. */
  quote: { characters: 3000, tries: 1000 },
  /** Rules that speak to Dealwright, characters of one and of all: each address of a site is compared with all of them. */
  robots: { rules: 2000, ruleCharacters: 250, characters: 100_000 },
  /** Addresses of one sitemap that are looked through for wanted ones, and items of a feed for the newest. */
  sitemap: { entries: 20_000 },
  feed: { entries: 500, shown: 10 },
  /** A larger item is written to the index in parts of so many passages, so that no transaction holds others up (aim: 300 ms). */
  indexing: { partPassages: 256, sweptTerms: 3000 },
  organizationName: { max: 100 },
  /** Characters of what people type; what is stored longer stays readable. */
  text: { personName: 100, prepField: 300, subject: 200, email: 320, address: 2048, id: 300, word: 50 },
  company: { descriptionShown: 300, descriptionMax: 1000 },
  /** A logo of `bytes` or more is refused (decision A51); it is kept as a square of `pixels`. */
  logo: { bytes: 2_097_152, pixels: 512, inputPixels: 50_000_000 },
  onboarding: {
    pricingRedirectMs: 1 * seconds,
    /** Most rows of invitations count as many seats as this. */
    seats: { default: 1, max: 10 },
    verification: { retryMs: 3 * seconds, attempts: 11, warnAfter: 5, moveOnMs: 2 * seconds, sessionIdShown: 25 },
    populating: { waitMs: 15 * seconds, attempts: 3, retryMs: 5 * seconds },
    leaveMs: 100,
  },
  plans: {
    monthly: { prep: 15, discovery: 10, monthlyCents: 109_00 },
    annual: { prep: 180, discovery: 120, monthlyCents: 87_00 },
    /** From so many seats on, the whole costs so much less. */
    volume: { seats: 10, percent: 10 },
    extraSessionCents: 6_00,
    /** What an organization without a subscription may try. */
    trial: { prep: 3, discovery: 2 },
    warnPercent: [80, 100],
  },
  payments: {
    signatureToleranceSeconds: 300,
    lateWebhookMs: 20 * seconds,
    seatsMax: 500,
    extraMax: 500,
    /** How long the test payments try again before an unpaid subscription ends. */
    graceMs: 14 * 24 * 60 * minutes,
  },
  seats: {
    /** What an organization may fill before it has a subscription. */
    untilSubscribed: 10,
  },
  /** What is deleted can be restored for so long (decision A149). */
  trash: { keptMs: 30 * 24 * 60 * minutes, listed: 500 },
  team: { inviteRows: 100, invitationMs: 7 * 24 * 60 * minutes, invitationWindowMs: 60 * minutes },
  signIn: {
    /** Calls that could tell who has an account are answered at multiples of this: longer than hashing a password takes. */
    answerStepMs: 300,
    /** Tries a minute and account, from whatever addresses: more than anybody mistypes. */
    passwordsPerMinute: 10,
    codesPerMinute: 10,
    /** Mails a minute that anybody may cause to one address. */
    mailsPerMinute: 5,
    /** Codes a minute from one address: a whole office may sit behind one. */
    codesPerAddress: 120,
    /** Who confirmed with password or code may change what protects the account for so long. */
    confirmedMs: 5 * minutes,
    /** Who has neither password nor second factor signed in no longer ago than this. */
    recentMs: 10 * minutes,
    /** So many people of one browser are known to it. */
    peopleOfDevice: 10,
  },
  signInDomains: { each: 20, nameMax: 253 },
  audit: { page: 100, export: 10_000 },
  content: {
    /** A PDF behind an address that was added as a page. */
    linkedPdf: { maxBytes: 25 * 1024 * 1024, timeoutMs: 60_000 },
    /** What one process call may carry as base64: a file, and all its files together (decision A85). */
    inlineBytes: 10 * 1024 * 1024,
    batchBytes: 20 * 1024 * 1024,
    batchFiles: 20,
    /** The largest file, unless MAX_UPLOAD_MB says otherwise. */
    fileBytes: 100 * 1024 * 1024,
    transcriptCharacters: 1_000_000,
    /** The process call answers by then; what is not finished is named as pending (decision A94). */
    answerMs: 100 * seconds,
    /** A run of one item ends within this time, whatever the file holds. */
    runMs: 4 * minutes,
    uploadKeptMs: 24 * 60 * minutes,
    upload: { begin: 20, done: 100, removeMs: 3 * seconds, reloadMs: 1 * seconds, guardMs: 1 * seconds },
    site: { pages: 50, pagesMax: 500, depth: 6, runMs: 15 * minutes },
    /** A page is looked at this often; after so many failures in a row it is no more until somebody asks. */
    syncFailures: 5,
    descriptionMax: 2000,
    labels: 30,
    labelMax: 80,
    list: 5000,
    pieces: 50,
    passages: { default: 10, max: 50 },
    queryMax: 1000,
    savedQuestions: 100,
    /** With less than this share of its non-blank pages read, an item is 'Partly read' (decision A151). */
    readShare: 0.9,
  },
  solution: { nameMax: 120, descriptionMax: 5000 },
  /** Of a model, where one is set. */
  model: {
    /** What is left of a run for storing the brief when the model has to have ended. */
    reserveMs: 8 * seconds,
    /** A call with less time than this isn't begun. */
    leastMs: 5 * seconds,
    /** Of the time that is left, what reading may take: who reads for longer would not end writing either. */
    readShare: 0.8,
    /** A server that asks to wait longer isn't asked again in the run. */
    waitMs: 8 * seconds,
    /** So many failed calls switch the model off for the run. */
    failures: 2,
    /** Most bytes of an answer. */
    answerBytes: 1024 * 1024,
    /** Entries of an answer, items of one of its parts, words of a sentence. */
    entries: 60,
    items: 8,
    sentenceWords: 25,
    /** A part that keeps a smaller share of what the model said stays the rules' draft. */
    survival: 0.6,
    /** Characters of an answer's text and quote, and quotes of an entry. */
    textCharacters: 400,
    quoteCharacters: 1200,
    quotes: 4,
    /** Characters of the ledger that writing is given. */
    ledgerCharacters: 60_000,
    /** Of Settings: tests a minute and organization, time of one, runs that are listed. */
    testsPerMinute: 6,
    testMs: 20 * seconds,
    listed: 30,
  },
  discovery: {
    stages: 5,
    /** Most entries of a list that people fill; themes: what the AI summary keeps of each kind. */
    barriers: 5,
    outcomes: 5,
    themes: 4,
    otherEntries: 20,
    nameMax: 300,
    textMax: 5000,
    entryMax: 2000,
    /** A session deleted before its second minute is given back (decision A153). */
    chargedAfterMs: 60 * seconds,
    /** What was typed is sent after so long a pause; what could not be sent is tried again this often. */
    saveAfterMs: 800,
    sendAgainMs: 5 * seconds,
    /** Of a call: lines of one request, characters of a line, its longest moment. */
    linesEach: 200,
    lineMax: 5000,
    momentMax: 24 * 60 * minutes,
    speakerNameMax: 100,
    speakers: 50,
    /** Of a transcript that is pasted or uploaded: characters and lines. */
    transcriptCharacters: 2_000_000,
    transcriptLines: 20_000,
    /** Of one session: everybody who opens it reads them all. */
    lines: 40_000,
    /** A brief tells of so many earlier calls with its company, found among so many sessions. */
    earlierCalls: 3,
    lookedThrough: 5_000,
    transcriptBytes: 8 * 1024 * 1024,
  },
  capture: {
    /** Samples a second: what speech to text works on. */
    sampleRate: 16_000,
    /** A piece ends at a pause; without one after so long, and the next then repeats its end. */
    pieceMs: 12 * seconds,
    overlapMs: 1 * seconds,
    pieceMaxMs: 20 * seconds,
    base64Max: Math.ceil((20 * 16_000 * 2) / 3) * 4,
    pieces: 100_000,
    /** Most pieces a minute and person; a call makes up to 60, the rest catches up after a cut. */
    piecesPerMinute: 600,
    /** Pieces of one person under way at once. */
    underWay: 4,
    /** Total timeout of one call to the transcription server, and of the browser's call that waits for it. */
    transcriptionMs: 60 * seconds,
    answerMs: 75 * seconds,
    /** What a browser keeps of a call that could not be sent: about two hours of speech. */
    bufferBytes: 230 * 1024 * 1024,
    /** The same words on both channels within this time are one person's. */
    echoMs: 1.5 * seconds,
    words: 100,
    wordMax: 60,
    promptMax: 800,
    sendAgainMaxMs: 15 * seconds,
  },
  proposal: {
    /** Quotes of the prospect that a proposal shows where the session holds them. */
    quotes: 3,
    cases: 2,
    /** Years over which a return is worked out. */
    years: 3,
    documentLinkMs: 1 * minutes,
    versions: 100,
    titleMax: 200,
    /** Blocks that people add, and characters of one. */
    ownBlocks: 30,
    ownBlockMax: 10_000,
    offer: { nameMax: 200, unitMax: 80, priceMax: 30, textMax: 2000, items: 200, rules: 30, cases: 50, elements: 10 },
  },
  /** The page of a buyer. Times in milliseconds; counts are kept for each link unless they say otherwise. */
  buyer: {
    days: [7, 14, 30, 90],
    daysMax: 365,
    openShares: 50,
    passwordMin: 8,
    passwordMax: 200,
    nameMax: 100,
    textMax: 2000,
    /** Who passed the gate isn't asked again for so long. */
    gateMs: 12 * 60 * minutes,
    /** Pages, scripts' notes and forms a minute from one address, and addresses of links that open nothing. */
    callsPerMinute: 120,
    unknownPerMinute: 20,
    /** Tries of a password a minute from one address, and an hour from all of them. */
    passwordsPerMinute: 8,
    passwordsPerHour: 100,
    /** Downloads a minute from one address: each is printed. */
    downloadsPerMinute: 10,
    /** Views that are counted of one viewer an hour, and of a link in all: what is beyond is a flood. */
    viewsPerHour: 20,
    views: 2000,
    viewsListed: 20,
    /** Seconds of one view: a page left open overnight isn't read for that long. */
    viewSecondsMax: 4 * 60 * 60,
    answersPerHour: 20,
    answers: 200,
    /** The script tells every `tellMs`; who told nothing for `readingMs` reads no longer. */
    tellMs: 10 * seconds,
    readingMs: 30 * seconds,
    /** The bell looks again this often, and shows news of so many days. */
    newsMs: 20 * seconds,
    newsDays: 30,
    newsShown: 12,
    /** A next step may be so many days away. */
    nextStepDays: 730,
  },
} as const;
