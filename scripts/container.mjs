// node scripts/container.mjs PART: one part of the app in a process of its own, for docker-compose.yml and any other
// platform that starts, watches and stops processes itself. PART is
//   build     the database client and the screens, once, while the image is made
//   trim      removes from the image what no running part loads
//   keys      the secrets in DATA_DIR, before the database that needs one of them
//   set-up    migrations, queues and the founding Golden Ticket; ends
//   web, worker
//   check     exit code 0 while the web part of this container answers
import { runOrFail } from "./lib/fail.mjs";
import { runPart } from "./launch/run-part.mjs";

await runOrFail(() => runPart(process.argv[2]));
