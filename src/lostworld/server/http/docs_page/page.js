// Shows openapi.json as a page. Everything is put in as text, never as HTML.
"use strict";

function element(name, attributes, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes || {})) made.setAttribute(key, value);
  made.append(...children.filter((child) => child !== null && child !== undefined));
  return made;
}

function nameOf(schema) {
  if (!schema) return "";
  if (schema.$ref) return schema.$ref.split("/").pop();
  if (schema.anyOf || schema.oneOf) return (schema.anyOf || schema.oneOf).map(nameOf).join(" | ");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.type === "array") return nameOf(schema.items) + "[]";
  if (schema.type === "object" && schema.additionalProperties) return "{ name: " + nameOf(schema.additionalProperties) + " }";
  return schema.type || "anything";
}

function linked(schema) {
  const text = nameOf(schema);
  const parts = text.split(/(\b[A-Z][A-Za-z]+\b)/);
  return element("code", {}, ...parts.map((part, index) => (index % 2 ? element("a", { href: "#" + part }, part) : part)));
}

function properties(schema) {
  if (!schema.properties) return linked(schema);
  const rows = Object.entries(schema.properties).map(([name, field]) =>
    element(
      "tr",
      {},
      element("td", {}, element("code", {}, name + ((schema.required || []).includes(name) ? "" : "?"))),
      element("td", {}, linked(field)),
      element("td", {}, field.description || ""),
    ),
  );
  return element("table", {}, element("tbody", {}, ...rows));
}

function operation(path, method, told) {
  const parts = [];
  for (const parameter of told.parameters || []) {
    parts.push(element("p", {}, parameter.in + " ", element("code", {}, parameter.name), " : ", linked(parameter.schema), " ", parameter.description || ""));
  }
  const body = told.requestBody && Object.values(told.requestBody.content)[0];
  if (body) parts.push(element("p", {}, "Body: ", linked(body.schema)));
  for (const [status, answer] of Object.entries(told.responses)) {
    const content = answer.content && Object.entries(answer.content)[0];
    parts.push(element("p", {}, status + ": ", content ? (content[1].schema ? linked(content[1].schema) : content[0]) : answer.description));
  }
  return element(
    "details",
    {},
    element("summary", {}, element("span", { class: "method" }, method.toUpperCase()), element("code", {}, path), " ", told.description || ""),
    ...parts,
  );
}

async function show() {
  const api = await (await fetch("/api/openapi.json")).json();
  document.getElementById("about").textContent = `${api.info.description} Version ${api.info.version}.`;
  const groups = new Map();
  for (const [path, methods] of Object.entries(api.paths)) {
    for (const [method, told] of Object.entries(methods)) {
      const tag = (told.tags || ["other"])[0];
      if (!groups.has(tag)) groups.set(tag, []);
      groups.get(tag).push(operation(path, method, told));
    }
  }
  const main = document.getElementById("main");
  const contents = document.getElementById("contents");
  for (const [tag, operations] of groups) {
    main.append(element("h2", { id: tag }, tag), ...operations);
    contents.append(element("a", { href: "#" + tag }, tag), " · ");
  }
  contents.append(element("a", { href: "#schemas" }, "schemas"));
  main.append(element("h2", { id: "schemas" }, "schemas"));
  for (const [name, schema] of Object.entries(api.components.schemas)) {
    main.append(
      element("details", { id: name }, element("summary", {}, element("code", {}, name), " ", schema.description || ""), properties(schema)),
    );
  }
  const open = () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (target && target.tagName === "DETAILS") target.open = true;
  };
  addEventListener("hashchange", open);
  open();
}

show();
