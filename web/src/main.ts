// The client starts here: texts in the reader's language first, then the screens.
import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import { catalogue } from "./lib/texts.svelte";
import { wear } from "./lib/theme";
import "./styles/page.css";

wear(settings.theme === "savannah" ? "savannah" : "jungle");
await catalogue.speak(settings.language);
mount(App, { target: document.getElementById("app")! });
