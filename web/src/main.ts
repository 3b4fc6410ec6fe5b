// The client starts here: texts in the reader's language first, then the screens.
import { mount } from "svelte";
import App from "./shell/App.svelte";
import { settings } from "./shell/settings.svelte";
import { catalogue } from "./shell/texts.svelte";
import { wear } from "./shell/theme";
import "./ui/page.css";

wear(settings.theme === "savannah" ? "savannah" : "jungle");
await catalogue.speak(settings.language);
mount(App, { target: document.getElementById("app")! });
