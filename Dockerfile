# The server in a container, from a checkout: docker build --tag lostworld .
# docs/server.md says how to run it; `make container` builds it and tries it out.

FROM debian:trixie-slim AS build
RUN apt-get update \
    && apt-get install --yes --no-install-recommends ca-certificates gcc libc6-dev python3-dev python3-venv
COPY . /src
RUN python3 -m venv /opt/lostworld \
    && LOSTWORLD_WEB=require /opt/lostworld/bin/pip install --no-cache-dir -c /src/constraints.txt "/src[postgres]" \
    && /opt/lostworld/bin/python -m lostworld.build_info --require-compiled

FROM debian:trixie-slim
RUN apt-get update \
    && apt-get install --yes --no-install-recommends python3 \
    && rm -rf /var/lib/apt/lists/* \
    && useradd --system --create-home --home-dir /var/lib/lostworld lostworld
COPY --from=build /opt/lostworld /opt/lostworld
USER lostworld
WORKDIR /var/lib/lostworld
VOLUME /var/lib/lostworld
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --start-period=30s CMD ["/opt/lostworld/bin/python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/api/health', timeout=10)"]
ENTRYPOINT ["/opt/lostworld/bin/lostworld", "serve", "--no-browser", "--host", "0.0.0.0", "--database", "/var/lib/lostworld/games.sqlite3"]
