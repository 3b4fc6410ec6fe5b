// The client starts here: texts in the reader's language first, then the screens.
import { mount } from "svelte";
import { DEFAULT, loadGame } from "./games";
import App from "./shell/App.svelte";
import { current } from "./shell/current.svelte";
import { settings } from "./shell/settings.svelte";
import { catalogue } from "./shell/texts.svelte";
import { keepAtHand } from "./shell/offline";
import { letter } from "./ui/lettering";
import "./ui/page.css";

// Whose page it is the server has written into it; elsewhere the default is most likely wanted. It comes together with the
// texts, not after them.
const named = document.querySelector<HTMLMetaElement>('meta[name="game"]')?.content;
const likely = loadGame((named ?? settings.game) || DEFAULT).catch(() => null);
await catalogue.speak(settings.language);
const game = await likely;
if (game) current.be(game, {});
mount(App, { target: document.getElementById("app")! });
void letter();
void keepAtHand();
