import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { createMobiles, opensMobiles, sealMobiles } from './account/mobiles.ts';
import { buildApp } from './app.ts';
import { startBanner } from './banner.ts';
import { type Config, readConfig } from './config/config.ts';
import { systemClock } from './platform/clock/clock.ts';
import { openStore, type Store } from './platform/database/database.ts';
import { requireDataFolder } from './platform/folder/dataFolder.ts';
import { protectDataFolder } from './platform/folder/protectDataFolder.ts';
import { requirePortal } from './platform/http/requirePortal.ts';
import { createLog, type Log } from './platform/log/log.ts';
import { createLogStream } from './platform/log/logStream.ts';
import { createMailOutbox, type MailOutbox } from './platform/mail/mailOutbox.ts';
import type { MailPort } from './platform/mail/mailPort.ts';
import { createSmtpMail } from './platform/mail/smtpMail.ts';
import { noProviders, type PaymentProviders } from './platform/payment/paymentPort.ts';
import { createSandbox } from './platform/payment/sandbox.ts';
import { loadWechatKeys } from './platform/payment/wechat/wechatKeys.ts';
import { createWechatPay } from './platform/payment/wechat/wechatPay.ts';
import { createFolderPictures } from './platform/pictures/pictureStore.ts';
import { checkSecret } from './platform/secret/checkSecret.ts';
import { loadSecret } from './platform/secret/secret.ts';
import { newToken } from './platform/secret/token.ts';
import { createAlibabaSms } from './platform/sms/alibabaSms.ts';
import { isLoopback } from './platform/sms/fromThisMachine.ts';
import { createOutbox, mountOutbox, type SmsOutbox } from './platform/sms/smsOutbox.ts';
import type { SmsPort } from './platform/sms/smsPort.ts';
import { StartRefusal } from './platform/startRefusal.ts';
import type { Subject } from './platform/subject.ts';
import { openVerification } from './platform/verification/openVerification.ts';
import { seedDemoAccounts } from './seed/demoAccounts.ts';
import { seedDemoAssets } from './seed/demoAssets.ts';
import { seedDemoAuthenticity } from './seed/demoAuthenticity.ts';
import { seedDemoLeads } from './seed/demoLeads.ts';
import { seedDemoProduction } from './seed/demoProduction.ts';
import { refuseDemoRemains } from './seed/demoRemains.ts';
import { seedDemoTrials } from './seed/demoTrials.ts';
import { seedDemoInvoices } from './seed/orders/seedDemoInvoices.ts';
import { seedDemoOrders } from './seed/orders/seedDemoOrders.ts';
import { isEmpty, seedDemo } from './seed/seed.ts';
import { type StoppableGateway, stopOnSignal } from './stopOnSignal.ts';
import { createSubjects } from './subjects.ts';

/** The portal as this project builds it. */
const builtPortal = fileURLToPath(new URL('../../portal/dist', import.meta.url));

/** Milliseconds after which a message to a phone is given up. */
const smsTimeoutMs = 8_000;

/** Milliseconds after which a mail is given up; a server that looks a sender up first takes seconds. */
const mailTimeoutMs = 12_000;

/** Milliseconds after which a provider of payments is no longer waited for. */
const paymentTimeoutMs = 5_000;

/** Fills an empty database with the demo data; two gateways that start at once fill it once. */
async function seedWhenEmpty(store: Store): Promise<void> {
  if (!(await isEmpty(store))) return;
  try {
    await seedDemo(store, systemClock);
  } catch (error) {
    if (await isEmpty(store)) throw error;
  }
  await sql`analyze`.execute(store.kysely);
}

function listeningAddress(config: Config, port: number): string {
  const host = config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host;
  return config.publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

function listenRefusal(config: Config, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'EADDRINUSE') {
    return new StartRefusal(`端口 ${config.port} 已被其他程序占用，请停止那个程序，或用 PORT 指定另一个端口。`);
  }
  if (code === 'EACCES') {
    return new StartRefusal(`没有权限监听端口 ${config.port}，请用 PORT 指定 1024 以上的端口。`);
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartRefusal(`无法监听地址 ${config.host}，请用 HOST 指定本机的地址。`);
  }
  return error;
}

const printLine = (line: string) => process.stdout.write(`${line}\n`);

/** How codes reach phones, null where none are sent; the outbox, where it keeps them. */
function openSms({ sms }: Config, log: Log): { sms: SmsPort | null; smsOutbox?: SmsOutbox } {
  if (sms.kind === 'off') {
    log.warn({}, 'no sms is sent: SMS is off');
    return { sms: null };
  }
  if (sms.kind === 'alibaba') return { sms: createAlibabaSms({ ...sms.account, timeoutMs: smsTimeoutMs }) };
  const smsOutbox = createOutbox(printLine, systemClock);
  return { sms: smsOutbox, smsOutbox };
}

/** The same for codes by mail. */
function openMail({ mail }: Config, log: Log): { mail: MailPort | null; mailOutbox?: MailOutbox } {
  if (mail.kind === 'off') {
    log.warn({}, 'no mail is sent: MAIL is off');
    return { mail: null };
  }
  if (mail.kind === 'smtp') return { mail: createSmtpMail({ ...mail.account, timeoutMs: mailTimeoutMs }) };
  const mailOutbox = createMailOutbox(printLine, systemClock);
  return { mail: mailOutbox, mailOutbox };
}

/** The page that shows what the outboxes keep; none where nothing is kept. */
function outboxSubjects(kept: { smsOutbox?: SmsOutbox; mailOutbox?: MailOutbox }, outboxKey: string): Subject[] {
  if (kept.smsOutbox === undefined && kept.mailOutbox === undefined) return [];
  return [{ name: 'outbox', mount: (app) => mountOutbox(app, kept, outboxKey) }];
}

/** Who takes payments. */
function openPayments({ payment, publicUrl }: Config): PaymentProviders {
  if (payment.kind === 'off') return noProviders;
  if (payment.kind === 'wechat') {
    const account = { config: payment.account, keys: loadWechatKeys(payment.account), timeoutMs: paymentTimeoutMs };
    return { humi: null, wechat: createWechatPay(account, systemClock) };
  }
  const sandbox = createSandbox({ clock: systemClock, publicUrl: publicUrl ?? '' });
  return { humi: sandbox, wechat: sandbox };
}

/** Opens, fills and serves. `announce` prints what people want to know of a running gateway. */
async function start(config: Config): Promise<StoppableGateway & { announce(): void }> {
  const logStream = createLogStream((text) => process.stdout.write(text));
  process.on('exit', () => logStream.flush());
  const log = createLog(config.logLevel, logStream);
  // A key file that cannot be read is refused before anything is opened.
  const payments = openPayments(config);
  const portalDir = config.portalDir === null ? builtPortal : requirePortal(config.portalDir);
  const dataDir = resolve(config.dataDir);
  requireDataFolder(dataDir);
  protectDataFolder(dataDir, log);
  const store = await openStore({
    dataDir,
    databaseUrl: config.databaseUrl,
    log,
  });
  try {
    const secret = loadSecret({ ...config, dataDir });
    const mobiles = createMobiles(secret);
    await checkSecret(store, secret, () => opensMobiles(store, mobiles));
    await sealMobiles(store, mobiles);
    const privatePictures = createFolderPictures(join(dataDir, 'private'));
    if (config.demo) {
      await seedWhenEmpty(store);
      await seedDemoAccounts(store, systemClock, mobiles);
      await seedDemoProduction(store, systemClock);
      await seedDemoAssets(store, systemClock);
      await seedDemoAuthenticity(store, systemClock, secret);
      await seedDemoTrials(store, systemClock);
      await seedDemoLeads(store, systemClock, secret);
      await seedDemoOrders({ store, clock: systemClock, secret, privatePictures });
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
      pictures: createFolderPictures(join(dataDir, 'pictures')),
      verify: openVerification(config.verification, (detail) => log.warn({ detail }, 'enterprise not verified')),
      privatePictures,
      payments,
      seller: config.seller,
      orderExpiryDays: config.orderExpiryDays,
      workCost: config.workCost,
    };
    const app = await buildApp({
      config,
      store,
      subjects: [...createSubjects(store, systemClock, parts), ...outboxSubjects(outboxes, outboxKey)],
      uploadDir: join(dataDir, 'uploads'),
      portalDir,
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
        process.stdout.write(startBanner(listeningAddress(config, port), demo));
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

// Whatever the gateway writes is its owner's alone.
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
