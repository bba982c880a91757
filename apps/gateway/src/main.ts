import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { seedDemoAccounts } from '../demo/demoAccounts.ts';
import { seedDemoAssets } from '../demo/demoAssets.ts';
import { seedDemoAuthenticity } from '../demo/demoAuthenticity.ts';
import { seedDemoLeads } from '../demo/demoLeads.ts';
import { seedDemoProduction } from '../demo/demoProduction.ts';
import { refuseDemoRemains } from '../demo/demoRemains.ts';
import { seedDemoTrials } from '../demo/demoTrials.ts';
import { seedDemoInvoices } from '../demo/orders/seedDemoInvoices.ts';
import { type DemoOrderParts, seedDemoOrders } from '../demo/orders/seedDemoOrders.ts';
import { refuseRealPlatform } from '../demo/realPlatform.ts';
import { isEmpty, seedDemo } from '../demo/seed.ts';
import { openSealedStore } from './account/openSealedStore.ts';
import { buildApp } from './app.ts';
import { startBanner } from './banner.ts';
import { readyPictures } from './captcha/limits.ts';
import { type Config, readConfig } from './config/config.ts';
import { systemClock } from './platform/clock/clock.ts';
import { requireDataFolder } from './platform/folder/dataFolder.ts';
import { protectDataFolder } from './platform/folder/protectDataFolder.ts';
import { portalWarnings } from './platform/http/portalWarnings.ts';
import { listenRefusal, requireAddress } from './platform/http/requireAddress.ts';
import { requireSite } from './platform/http/requireSite.ts';
import { createLog, type Log } from './platform/log/log.ts';
import { createLogStream } from './platform/log/logStream.ts';
import { openStandardOutput } from './platform/log/standardOutput.ts';
import { createMailOutbox, type MailOutbox } from './platform/mail/mailOutbox.ts';
import type { MailPort } from './platform/mail/mailPort.ts';
import { createSmtpMail } from './platform/mail/smtpMail.ts';
import { noProviders, type PaymentProviders } from './platform/payment/paymentPort.ts';
import { createSandbox } from './platform/payment/sandbox.ts';
import { loadWechatKeys } from './platform/payment/wechat/wechatKeys.ts';
import { createWechatPay } from './platform/payment/wechat/wechatPay.ts';
import { openPictures } from './platform/pictures/openPictures.ts';
import { PicturesUnavailable } from './platform/picturesUnavailable.ts';
import { newToken } from './platform/secret/token.ts';
import { createAlibabaSms } from './platform/sms/alibabaSms.ts';
import { isLoopback } from './platform/sms/fromThisMachine.ts';
import { createOutbox, mountOutbox, type SmsOutbox } from './platform/sms/smsOutbox.ts';
import type { SmsPort } from './platform/sms/smsPort.ts';
import { StartRefusal } from './platform/startRefusal.ts';
import { openVerification } from './platform/verification/openVerification.ts';
import type { Store } from './schema/store.ts';
import type { Subject } from './schema/subject.ts';
import { type StoppableGateway, stopOnSignal } from './stopOnSignal.ts';
import { createSubjects } from './subjects.ts';

/** The portal as built in this repository. */
const builtPortal = fileURLToPath(new URL('../../portal/dist', import.meta.url));

/** Timeout of an SMS in ms. */
const smsTimeoutMs = 8_000;

/** Timeout of a mail in ms; a server that verifies the sender first takes seconds. */
const mailTimeoutMs = 12_000;

/** Timeout of a payment provider in ms. */
const paymentTimeoutMs = 5_000;

/** Timeout of a bucket in ms: less than the ten seconds after which PostgreSQL ends a transaction that waits for it. */
const filesTimeoutMs = 8_000;

/** Seeds an empty database with the demo data; once, even if two gateways start concurrently. */
async function seedWhenEmpty(store: Store): Promise<void> {
  if (!(await isEmpty(store))) return;
  try {
    await seedDemo(store, systemClock);
  } catch (error) {
    if (await isEmpty(store)) throw error;
  }
  await sql`analyze`.execute(store.kysely);
}

/** Seeds the demo's orders. Without the storage of their vouchers there are none until the next start. */
async function seedOrders(parts: DemoOrderParts, log: Log): Promise<void> {
  try {
    await seedDemoOrders(parts);
  } catch (error) {
    if (!(error instanceof PicturesUnavailable)) throw error;
    log.warn({ err: error }, 'demo orders not seeded');
  }
}

function listeningAddress(config: Config, port: number): string {
  const host = config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host;
  return config.publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

const printLine = (line: string) => process.stdout.write(`${line}\n`);

/** SMS delivery, null when off; with the outbox if it is used. */
function openSms({ sms }: Config, log: Log): { sms: SmsPort | null; smsOutbox?: SmsOutbox } {
  if (sms.kind === 'off') {
    log.warn({}, 'no sms is sent: SMS is off');
    return { sms: null };
  }
  if (sms.kind === 'alibaba') return { sms: createAlibabaSms({ ...sms.account, timeoutMs: smsTimeoutMs }) };
  const smsOutbox = createOutbox(printLine, systemClock);
  return { sms: smsOutbox, smsOutbox };
}

/** The same for e-mail. */
function openMail(
  { mail, seller: { platformName } }: Config,
  log: Log,
): { mail: MailPort | null; mailOutbox?: MailOutbox } {
  if (mail.kind === 'off') {
    log.warn({}, 'no mail is sent: MAIL is off');
    return { mail: null };
  }
  if (mail.kind === 'smtp')
    return { mail: createSmtpMail({ ...mail.account, platformName, timeoutMs: mailTimeoutMs }) };
  const mailOutbox = createMailOutbox({ platformName, print: printLine, clock: systemClock });
  return { mail: mailOutbox, mailOutbox };
}

/** The outbox page, if there is an outbox. */
function outboxSubjects(kept: { smsOutbox?: SmsOutbox; mailOutbox?: MailOutbox }, outboxKey: string): Subject[] {
  if (kept.smsOutbox === undefined && kept.mailOutbox === undefined) return [];
  return [{ name: 'outbox', mount: (app) => mountOutbox(app, kept, outboxKey) }];
}

function openPayments({ payment, publicUrl }: Config): PaymentProviders {
  if (payment.kind === 'off') return noProviders;
  if (payment.kind === 'wechat') {
    const account = { config: payment.account, keys: loadWechatKeys(payment.account), timeoutMs: paymentTimeoutMs };
    return { humi: null, wechat: createWechatPay(account, systemClock) };
  }
  const sandbox = createSandbox({ clock: systemClock, publicUrl: publicUrl ?? '' });
  return { humi: sandbox, wechat: sandbox };
}

/** Opens, seeds and serves. `announce` prints the startup banner. */
async function start(config: Config): Promise<StoppableGateway & { announce(): void }> {
  const logStream = createLogStream(openStandardOutput());
  process.on('exit', () => logStream.flush());
  const log = createLog(config.logLevel, logStream);
  // An unreadable key file is reported before anything is opened.
  const payments = openPayments(config);
  const portalDir = config.portalDir === null ? builtPortal : requireSite('PORTAL_DIR', config.portalDir);
  const designDir = config.designDir === null ? undefined : requireSite('DESIGN_DIR', config.designDir);
  await requireAddress(config);
  const dataDir = resolve(config.dataDir);
  requireDataFolder(dataDir);
  protectDataFolder(dataDir, log);
  let databaseFolder: string | null = null;
  const { store, secret, mobiles } = await openSealedStore({
    ...config,
    log,
    onMoved: (folder) => {
      databaseFolder = folder;
    },
  });
  try {
    const folders = await openPictures({ files: config.files, dataDir }, filesTimeoutMs, log);
    if (config.demo) {
      await refuseRealPlatform(store);
      await seedWhenEmpty(store);
      await seedDemoAccounts(store, systemClock, mobiles);
      await seedDemoProduction(store, systemClock);
      await seedDemoAssets(store, systemClock);
      await seedDemoAuthenticity(store, systemClock, secret);
      await seedDemoTrials(store, systemClock);
      await seedDemoLeads(store, systemClock, secret);
      await seedOrders({ store, clock: systemClock, secret, privatePictures: folders.private }, log);
      await seedDemoInvoices(store, secret);
    } else await refuseDemoRemains(store, mobiles);
    const outboxKey = config.outboxKey ?? newToken().token;
    const { sms, smsOutbox } = openSms(config, log);
    const { mail, mailOutbox } = openMail(config, log);
    const outboxes = { ...(smsOutbox && { smsOutbox }), ...(mailOutbox && { mailOutbox }) };
    const parts = {
      publicUrl: config.publicUrl,
      secret,
      sms,
      smsPerDay: config.smsPerDay,
      mail,
      mailPerDay: config.mailPerDay,
      pictures: folders.pictures,
      verify: openVerification(config.verification, (detail) => log.warn({ detail }, 'enterprise not verified')),
      privatePictures: folders.private,
      productPictures: folders.products,
      payments,
      seller: config.seller,
      orderExpiryDays: config.orderExpiryDays,
      workCost: config.workCost,
      readyPictures,
    };
    const app = await buildApp({
      config,
      store,
      subjects: [...createSubjects(store, systemClock, parts), ...outboxSubjects(outboxes, outboxKey)],
      uploadDir: join(dataDir, 'uploads'),
      portalDir,
      designDir,
      warnings: portalWarnings(portalDir, config, log),
      logStream,
    });
    try {
      await app.listen({ port: config.port, host: config.host, listenTextResolver: () => 'listening' });
    } catch (error) {
      await app.close();
      throw listenRefusal(config, error);
    }
    const { port } = app.server.address() as AddressInfo;
    return {
      announce() {
        const demo = config.demo ? { outboxKey, isLocal: isLoopback(config.host) } : null;
        process.stdout.write(startBanner(listeningAddress(config, port), demo, databaseFolder));
      },
      endReadiness: () => app.endReadiness(),
      async stop() {
        await app.close();
        await store.close();
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}

// Files of the gateway are accessible by its user only.
process.umask(0o077);
try {
  const config = readConfig(process.env);
  const gateway = await start(config);
  stopOnSignal(gateway, config.drainSeconds * 1_000);
  gateway.announce();
} catch (error) {
  if (!(error instanceof StartRefusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
